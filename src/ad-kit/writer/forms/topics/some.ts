const word = String.raw`[\p{L}\d$€£](?:[\p{L}\d’'&/+.%-]|,(?=\d)){0,24}`;

/** One to seven words of any kind; bounded, so that no text takes long to read. */
export const some = `(?:${word} ){0,6}${word}`;

/** What is promised under a condition is told as it stands. */
export const always = String.raw`(?!.*\b(?:unless|except|excluding|but|only (?:if|for|on|with)|over [$€£]|for members|on request)\b)`;
