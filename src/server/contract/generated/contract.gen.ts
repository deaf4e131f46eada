// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

export interface paths {
  '/auth/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create an account and sign in. */
    post: operations['registerAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with email address and password.
     * @description An unknown address and a wrong password get the same answer, after the same time. A browser that has signed in
     *     before sends the cookie `campaign_device` and has its own limit on tries, so someone guessing the password can't
     *     lock out the owner. Accounts with two-step sign-in finish with `completeSignIn`, except in a
     *     browser that was remembered.
     */
    post: operations['logIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/demo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a fresh private account with sample data and sign in.
     * @description Only where demos are switched on. The account has no password and is reachable through its token alone. It is on Business, and owns a team of four, whose other members nobody can sign in as.
     */
    post: operations['createDemoAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Revoke the token that the call was made with. */
    post: operations['logOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the signed-in user. */
    get: operations['getCurrentUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change the signed-in user's name. */
    patch: operations['updateProfile'];
    trace?: never;
  };
  '/auth/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the password and sign out everywhere else. */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/email-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send another link to confirm the account's email address.
     * @description The first link is sent at registration. Each works once and expires after 7 days; up to 5 more can be sent a
     *     day.
     */
    post: operations['requestEmailVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/email-verification/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm an email address with the token from the emailed link.
     * @description Doesn't sign anyone in. Emails held until confirmation are sent.
     */
    post: operations['confirmEmailVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/password-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Email a link to set a new password.
     * @description The link works once and expires after an hour. The answer is the same whether or not the address has an account. Where email isn't set up, its message says so.
     */
    post: operations['requestPasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/password-reset/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with the token from the emailed link.
     * @description Ends all of the account's sessions and forgets every browser except this one.
     */
    post: operations['confirmPasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/sign-in-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Email a sign-in link.
     * @description For people who can't use their password right now because someone else has guessed it too many times. The link
     *     works once, expires after 15 minutes, and stops working when the password changes. The answer is the same
     *     whether or not the address has an account. Where email isn't set up, its message says so. Demo accounts don't get
     *     one.
     */
    post: operations['requestSignInLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/sign-in-link/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with the token from the emailed link.
     * @description If the address hasn't been verified yet, this verifies it and ends the account's other sessions. The browser
     *     counts as known from then on, as it does after signing in with the password. Accounts with two-step sign-in
     *     finish with `completeSignIn`; the link is used up either way.
     */
    post: operations['confirmSignInLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/login/second-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a code, after the password or the mailed link.
     * @description The code is of the authenticator app, or one of the recovery codes. Codes of the app change every 30 seconds; the one
     *     before and the one after are taken too, for clocks that are off. Each works once.
     */
    post: operations['completeSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read whether the account takes a second step to sign in. */
    get: operations['getTwoStep'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a secret for an authenticator app.
     * @description Nothing changes until `turnOnTwoStep` is called with a code of the app, within an hour. Another call makes another secret, and
     *     the one before is worth nothing any more.
     */
    post: operations['startTwoStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/turn-on': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn two-step sign-in on with a first code.
     * @description From then on signing in takes a code besides the password. Sessions that go on are left as they are.
     */
    post: operations['turnOnTwoStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/turn-off': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn two-step sign-in off.
     * @description The secret, the recovery codes, and which browsers were told to be remembered are forgotten. The code may be a recovery code.
     */
    post: operations['turnOffTwoStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the recovery codes.
     * @description Those before are worth nothing any more. The code may be one of them.
     */
    post: operations['renewRecoveryCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List where the account is signed in.
     * @description Most recently used first. Expired sessions are left out.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Sign out one session of the account. */
    delete: operations['revokeSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read everything that is stored about the account. */
    get: operations['exportAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/storage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how much of the plan's storage images and ads take up. */
    get: operations['getStorageUse'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/account-deletion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Permanently delete the account and everything in it. */
    post: operations['deleteAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's campaigns.
     * @description Newest first unless `sort` and `order` say otherwise; ties by id.
     */
    get: operations['listCampaigns'];
    put?: never;
    /**
     * Create a campaign.
     * @description Counts against the plan's campaigns of the calendar month (UTC).
     */
    post: operations['createCampaign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pause, resume, complete or delete several campaigns.
     * @description The campaigns are given by their ids, or as all that match a filter. Each is changed or refused by itself, in one
     *     transaction; the answer says which. Repeated ids count once. Deleting takes the admin role, as for a single
     *     campaign.
     */
    post: operations['changeCampaigns'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/labels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add labels to campaigns, or remove some.
     * @description Completed campaigns take labels too, because they are still reported on. Each campaign is changed or refused by
     *     itself, in one transaction; one that would have more than 20 labels is refused with `too_many`. A label that
     *     already exists in a different case keeps its existing spelling.
     */
    post: operations['labelCampaigns'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the matching campaigns as CSV.
     * @description All matches, not one page, in the order of the list. UTF-8 with a byte-order mark, comma separated, one header
     *     line. Text that a spreadsheet would run as a formula gets a leading apostrophe.
     */
    get: operations['exportCampaigns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count the account's campaigns and what the plan still allows. */
    get: operations['getCampaignSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/totals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Add up the matching campaigns.
     * @description All matches, not one page. Counts by status ignore `status`, so each option shows how many it would list.
     */
    get: operations['getCampaignTotals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/sample-data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add sample campaigns with six months of daily numbers.
     * @description Sample campaigns are marked `is_sample` and do not count against the plan. Adding them twice is refused.
     */
    post: operations['addSampleCampaigns'];
    /** Remove all sample campaigns and their numbers. */
    delete: operations['removeSampleCampaigns'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Read a campaign. */
    get: operations['getCampaign'];
    /**
     * Change a campaign.
     * @description Fields left out of the body are kept. Completed campaigns are read-only. A `revision`, if sent, is the one that
     *     the change is based on: if a newer one has been stored since, nothing is saved, and the caller chooses between
     *     the two.
     */
    put: operations['updateCampaign'];
    post?: never;
    /** Delete a campaign and its daily numbers. */
    delete: operations['deleteCampaign'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/duplicate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a paused copy of a campaign, without its numbers.
     * @description Counts against the plan like any new campaign. The name ends with " (copy)".
     */
    post: operations['duplicateCampaign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/brief': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Read a campaign's brief. */
    get: operations['getCampaignBrief'];
    /**
     * Save a campaign's brief.
     * @description Texts are trimmed; blank benefits, words, and claims are dropped. Ads filled from an earlier brief stay
     *     unchanged. Completed campaigns are read-only. Refused if a banned word is also a word to use, or appears in a
     *     required claim or the product's name.
     */
    put: operations['updateCampaignBrief'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/move': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a campaign into a team, out of it, or into another one.
     * @description Its numbers and ads move with it, including ads that can still be restored and images that only they use; images
     *     that other ads use are copied. AI copy stays. Requires the editor role in the destination. If someone else pays
     *     there, it counts toward their campaigns of the month. A campaign that is already there is returned unchanged.
     */
    post: operations['moveCampaign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/metrics': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * List a campaign's daily numbers.
     * @description Newest day first. Days without numbers have no row.
     */
    get: operations['listCampaignMetrics'];
    /**
     * Store daily numbers, replacing existing ones.
     * @description All days are stored or none. Sending the same days again changes nothing. A number that is left out keeps what is
     *     stored; on a day without numbers it is 0.
     */
    put: operations['recordCampaignMetrics'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/figures': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Add up a campaign's numbers over a period.
     * @description Over all days that have numbers, or those from `from` to `to`. The series has at most about 200 steps: days, and
     *     for longer times weeks, which start on Monday, or months. Steps without numbers have no entry.
     */
    get: operations['getCampaignFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/metrics/import': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read a CSV of daily numbers, to preview it or to store it.
     * @description Columns in any order, found by their headings in English, German, French or Spanish, or named in `columns`: date,
     *     campaign, impressions, clicks, conversions, spend, revenue. What the file has no column for keeps what is stored; on
     *     a day without numbers, conversions and revenue then aren't reported.
     *     Rows of the same day are added up. Separator comma, semicolon or tab; decimal point or comma; a byte-order mark is
     *     skipped. Days that are refused are reported and not stored; the others are.
     *
     *     A dry run says what the file leaves open, in `questions`: which of its campaigns is meant, which kind of results
     *     counts as conversions, whether months or days come first in its dates, and what a currency other than the
     *     account's is multiplied by. Without the answers nothing is stored, and each that is missing is refused at its field.
     */
    post: operations['importCampaignMetrics'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/metrics/{date}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The day. */
        date: string;
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove the numbers of one day. */
    delete: operations['deleteCampaignMetrics'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read a report of several campaigns, to preview it or to store it.
     * @description For plans with advanced analytics; in a team its owner's plan decides. The file is read as for one campaign, and
     *     each of its campaigns goes where `targets` says, else where an earlier import's `targets` said, else to the
     *     campaign of the same name, regardless of case. One that nothing names is left out. All that can be stored is stored, or nothing.
     *     A row's line can be named in a column `source line`, so that faults of a part are told by the lines of its file.
     */
    post: operations['importReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the files that numbers were imported from.
     * @description The newest first; ties by id. The newest 500 are kept.
     */
    get: operations['listReportImports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/imports/{id}/take-back': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo an import.
     * @description Every day that it wrote gets the numbers back that it had before, or none. Campaigns that were made for it stay.
     *     Possible as long as none of its days was written since; all is undone, or nothing. Of an import of more than 5,000
     *     days, each request undoes 5,000: repeat it until `taken_back_at` is set. One that is running is not undone unless
     *     `stop` says that no further part comes.
     */
    post: operations['takeBackReportImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/columns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the columns that were chosen for report files.
     * @description The choice of each header row, the newest first; ties by id. The newest 50 are kept.
     */
    get: operations['listReportColumns'];
    /**
     * Remember the columns that were chosen for a report file.
     * @description The product's pages read the next file with the same header row by them. Header rows are the same if they have the
     *     same titles, in any order, regardless of case, accents, and a currency at the end. The choice replaces an earlier one
     *     for the same header row. Imports through the API are read by the `columns` that they send.
     */
    put: operations['rememberReportColumns'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/columns/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Forget the columns that were chosen for a report file.
     * @description Numbers that were imported by them stay unchanged.
     */
    delete: operations['forgetReportColumns'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analytics/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the account's totals, trends and months. */
    get: operations['getAnalyticsOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analytics/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Break the results of a period down, and compare them with an earlier period.
     * @description For plans with advanced analytics; in a team its owner's plan decides. The sums are those of the campaigns' daily
     *     numbers, of the campaigns that match all filters, as they are named and set today. What
     *     no ad explains, because no file told it or the ad is deleted, is a part of its own.
     */
    get: operations['getAnalyticsReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analytics/report/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a breakdown as CSV.
     * @description The rows of the report in its order, and a last one with the sums. Beside ads stands their campaign. UTF-8 with a
     *     byte-order mark, comma separated, one header line. Text that a spreadsheet would run as a formula gets a leading
     *     apostrophe.
     */
    get: operations['exportAnalyticsReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analytics/report/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a period's results as a PDF report for a client.
     * @description For plans with advanced analytics; in a team its owner's plan decides. The report has the workspace's brand kit on
     *     its cover, a summary in sentences, the sums, a chart, and tables by platform, campaign and label: of campaigns and
     *     labels the 20 with the most spend, and the other campaigns in one row. Sums are those of the report. Texts can be
     *     selected; a letter that no font has is a question mark, and emoji are left out.
     */
    get: operations['exportClientReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analytics/views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the saved views of the numbers.
     * @description The newest first; ties by id.
     */
    get: operations['listAnalyticsViews'];
    put?: never;
    /**
     * Save a view of the numbers under a name.
     * @description A view is what is asked for, so it shows the numbers of the day that it is opened on.
     */
    post: operations['createAnalyticsView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/analytics/views/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a saved view. */
    delete: operations['deleteAnalyticsView'];
    options?: never;
    head?: never;
    /**
     * Rename a saved view.
     * @description What it asks for stays. On every plan, like deleting it.
     */
    patch: operations['renameAnalyticsView'];
    trace?: never;
  };
  '/insights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what needs attention in the active campaigns.
     * @description For plans with advanced analytics; in a team its owner's plan decides. Looks at the 50 active campaigns with the
     *     largest spend in the 28 days before today (UTC), each up to its newest day with numbers: whether the budget lasts to
     *     the end and is used by then, what left its usual range in the newest 7 days, and what to do. Nothing is reported
     *     that the numbers don't support.
     */
    get: operations['getInsights'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/email-summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read whether the caller gets a summary of the workspace's numbers by email. */
    get: operations['getEmailSummary'];
    /**
     * Turn the caller's summary by email on or off.
     * @description Weekly ones are of Monday to Sunday and go out on Mondays, monthly ones on the first, in the morning (UTC): to the
     *     caller alone, in plans with advanced analytics, once the address is confirmed, and only where there are numbers.
     */
    put: operations['setEmailSummary'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/email-summary/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn a summary off by the token of its emails.
     * @description For mail programs, whose button sends this form (RFC 8058), and for the page that the email's link leads to.
     *     Repeating it gives the same answer.
     */
    post: operations['stopEmailSummary'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/ad-results': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Read the cost and results of each ad in a campaign.
     * @description For plans with advanced analytics; in a team its owner's plan decides. Adds up the numbers by ad that imported files
     *     have, over all days or those from `from` to `to`. What the campaign has beyond that is not by ad: numbers that were
     *     typed in, rows whose ad was not recognized, and those of deleted ads.
     */
    get: operations['getCampaignAdResults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/ad-comparison': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Compare a campaign's ads, and how certain the result is.
     * @description For plans with advanced analytics; in a team its owner's plan decides. Compares the 20 ads with the most impressions
     *     in the 366 newest days of the period. A winner is named only when, even with daily checks, at most 1 in 20
     *     campaigns would name a wrong one; until then, the answer says how much more data the current difference would
     *     need.
     */
    get: operations['compareCampaignAds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/campaigns/{id}/advice/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description What the advice is about. */
        kind: components['parameters']['AdviceKind'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Dismiss a recommendation, as done or for now.
     * @description It's hidden for everyone in the workspace: for 14 days if done, since the numbers need that long to show it, or
     *     7 days if not now. It comes back if the numbers still call for it.
     */
    put: operations['answerAdvice'];
    post?: never;
    /**
     * Bring back a dismissed recommendation.
     * @description Does nothing if it wasn't dismissed.
     */
    delete: operations['takeBackAdviceAnswer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/template-library/templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the library's templates.
     * @description In the library's order, or the best match first where there is a search. The search looks at name, description,
     *     headline, industry, audience, platforms and format, knows other words for them, such as `lawyer` or `discount`, and
     *     the season that a template is for, and finds words that are slightly misspelled. Which templates are locked
     *     depends on the plan of the account or the team's owner.
     */
    get: operations['listLibraryTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/template-library/templates/{template_id}/use': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of a template of the library. */
        template_id: components['parameters']['LibraryTemplateId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Use a template of the library.
     * @description Counts the use and adds a copy to the account's own templates or to those of a team, which may be edited. An
     *     `illustration` that isn't among the template's `suggested_illustrations` gets 422.
     */
    post: operations['applyLibraryTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/template-library/templates/{template_id}/artwork': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of a template of the library. */
        template_id: components['parameters']['LibraryTemplateId'];
      };
      cookie?: never;
    };
    /**
     * Draw a template of the library.
     * @description Public, because browsers request images without a token and the library is the same for everyone. A response for
     *     the current `v` may be cached for a day; a changed text gets a new `v`. An `illustration` that isn't among the
     *     template's `suggested_illustrations` gets 422.
     */
    get: operations['getLibraryArtwork'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/template-library/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the library's categories with their numbers of templates, in the order of the enum. */
    get: operations['listTemplateCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/template-library/industries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the library's industries with their numbers of templates, in the order of the enum. */
    get: operations['listTemplateIndustries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/template-library/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sum up the library. */
    get: operations['getLibraryStats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's own templates.
     * @description The last changed first; ties by id.
     */
    get: operations['listTemplates'];
    put?: never;
    /** Create a template. */
    post: operations['createTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/templates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Read one of the account's templates. */
    get: operations['getTemplate'];
    /**
     * Change one of the account's templates.
     * @description What the body leaves out stays as it is.
     */
    put: operations['updateTemplate'];
    post?: never;
    /**
     * Delete one of the account's templates.
     * @description Ads that were made from it stay.
     */
    delete: operations['deleteTemplate'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/templates/{id}/use': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Use one of the account's templates.
     * @description Counts the use.
     */
    post: operations['applyTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's ads.
     * @description The last changed first; ties by id. Deleted ones are left out.
     */
    get: operations['listAds'];
    put?: never;
    /**
     * Save a new ad.
     * @description An ad may be incomplete or exceed its platform's limits: the editor points out what a platform would refuse, and
     *     nothing typed is lost. The campaign and images must belong to the account.
     */
    post: operations['createAd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/labels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add labels to ads, or remove some.
     * @description Labels aren't part of an ad's revision, so labeling an ad doesn't get in the way of someone editing it. Each ad
     *     is changed or
     *     refused by itself, in one transaction; one that would have more than 20 labels is refused with `too_many`. A
     *     label that already exists in a different case keeps its existing spelling.
     */
    post: operations['labelAds'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Read an ad. */
    get: operations['getAd'];
    /**
     * Save an ad again.
     * @description What the body leaves out stays as it is. `revision` is the one that the change is based on: if a newer one has
     *     been stored since, nothing is saved, and the caller chooses between the two.
     */
    put: operations['updateAd'];
    post?: never;
    /**
     * Delete an ad.
     * @description It can be restored for 7 days; then it's permanently deleted.
     */
    delete: operations['deleteAd'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bring back an ad that was deleted within the last 7 days.
     * @description An ad that isn't deleted is returned unchanged.
     */
    post: operations['restoreAd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/duplicate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Copy an ad, as it is or for another format.
     * @description With a `format`, the copy has that format alone: its own text where the ad has one, else its first text converted.
     *     Nothing is invented, and every text that was shortened, split, merged or dropped is listed.
     */
    post: operations['duplicateAd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/variants': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * List an ad's variants.
     * @description The ad itself and those that are tried side by side with it, at most 6, the first made first. An ad without
     *     variants is alone in its list. Deleted ones are left out.
     */
    get: operations['listVariants'];
    put?: never;
    /**
     * Add a variant of an ad.
     * @description A copy of the ad, of the same name, that is tried side by side with it: an ad of its own, with its own texts,
     *     artwork, approval, and comments. With its first variant, the ad itself becomes variant `A`, which is no saving:
     *     its revision stays.
     */
    post: operations['addVariant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/variants/export': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Download the pictures and texts of all of an ad's variants.
     * @description A ZIP file with a folder for each variant, numbered in their order, such as `1-a` or `2-bold-headline`. A folder
     *     has what `exportAd` has of that ad.
     */
    get: operations['exportVariants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/variant-name': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Give a variant another name.
     * @description The name isn't part of an ad's revision, so naming a variant doesn't get in the way of someone editing it. An ad
     *     without variants is then a variant whose others are still to come.
     */
    put: operations['nameVariant'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/picture': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Draw an ad. */
    get: operations['getAdPicture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/export': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Download an ad's pictures and texts.
     * @description A ZIP file with a folder for each of the ad's formats, such as `facebook/feed` or `x/image`: the drawing in every
     *     size that the format takes, or the format's own images in its place, and for a carousel one picture for each card.
     *     Drawings are PNG or JPEG files, as `pictures` says. With Google's responsive display ad comes the ad's logo by
     *     itself, as `google/display/logo-1x1.png` (1200 × 1200 pixels) and `logo-4x1.png` (1200 × 300): see-through around
     *     it, or on a plate where it would be lost on white. Its texts are there as `copy.csv` with their lengths as the platforms count them, and as `copy.txt` for
     *     reading; calls to action are in the platform's words. Text that a spreadsheet would run as a formula gets a
     *     leading apostrophe. Where there are issues, `issues.txt` names the ad's campaign and lists first what platforms refuse, then where the ad
     *     still holds a template's words, and then warnings, such as text that the artwork has no room for. Where a client decided on the ad by a proof
     *     link, `approval.txt` says what, who, and when, and whether the files are that version.
     */
    get: operations['exportAd'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/preflight/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Download what there is to say of an ad before its files go out, as a PDF to file.
     * @description The file has the ad's name, workspace, campaign, and time, what a client decided last by a proof link, every finding
     *     by kind in the order of the preflight page with what to do about it, and each format with its pictures, their sizes,
     *     and its texts. Its cover is in the workspace's brand kit. Texts can be selected; a letter that no font has is a
     *     question mark, and emoji are left out.
     */
    get: operations['exportAdPreflight'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/labels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the labels of the account's campaigns and ads.
     * @description In alphabetical order, at most 500. Labels that differ only in case count as one.
     */
    get: operations['listLabels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bulk-file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download ads as a file for an ads manager.
     * @description For Google Ads Editor a CSV file, for Meta's Ads Manager a ZIP file with `ads.csv` and the images that it names.
     *     UTF-8 with a byte-order mark, comma separated, one header line in English. Everything in it is paused. It
     *     contains what the preview lists; if that's nothing, only the header line.
     */
    get: operations['exportBulkFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/bulk-file/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Preview a file for an ads manager: what goes in, what's left out, and why. */
    get: operations['getBulkFilePreview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/images': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's images.
     * @description The newest first; ties by id.
     */
    get: operations['listImages'];
    put?: never;
    /**
     * Upload an image.
     * @description The body is the file itself, at most 10 MB. Its type is determined by its content, not its name or header. The
     *     image is re-encoded upright, without metadata. Uploading the same file again returns the same image.
     */
    post: operations['uploadImage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/images/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Read an image's file.
     * @description It never changes, but must not be cached, so that people who lose access can't read it.
     */
    get: operations['getImage'];
    put?: never;
    post?: never;
    /** Delete an image. */
    delete: operations['deleteImage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/proofs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a workspace's proof links.
     * @description The newest first; ties by id. Expired links stay listed for 30 days; revoked ones are gone.
     */
    get: operations['listProofs'];
    put?: never;
    /**
     * Make a proof link.
     * @description Whoever has the link sees the ads as they are when it is opened, without signing in, until it expires or is
     *     revoked. The response contains the link, which isn't stored and is never shown again.
     */
    post: operations['createProof'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/proof-emails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read whether the caller is emailed what clients say. */
    get: operations['getProofEmails'];
    /**
     * Turn the caller's emails about what clients say on or off.
     * @description They are about comments and decisions on links that the caller made, and on the caller's ads, in all workspaces: one an
     *     hour for each link at most.
     */
    put: operations['setProofEmails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/proof-emails/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn emails about what clients say off by the token of one of them.
     * @description For mail programs, whose button sends this form (RFC 8058), and for the page that the email's link leads to.
     *     Repeating it gives the same answer.
     */
    post: operations['stopProofEmails'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/proofs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Change who may decide by a proof link.
     * @description Whoever is no longer named can't decide anymore, even with a code that was entered before.
     */
    put: operations['updateProof'];
    post?: never;
    /** Revoke a proof link at once. */
    delete: operations['revokeProof'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shared-proofs/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
      };
      cookie?: never;
    };
    /**
     * Read what a proof link shows.
     * @description The ads as they are now; those that were deleted are left out. Nothing else of the workspace is told. Search engines
     *     are asked to leave it out.
     */
    get: operations['getSharedProof'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shared-proofs/{token}/unlock': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Trade a passphrase for access to a proof. */
    post: operations['unlockSharedProof'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shared-proofs/{token}/codes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Email a code to somebody who may decide.
     * @description For links on which only named people decide. The code has six digits, works once, for 15 minutes, and takes the
     *     place of the one before. The answer is the same whether or not the address is one of theirs. Where email isn't set
     *     up, its message says so.
     */
    post: operations['requestApprovalCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shared-proofs/{token}/codes/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Trade an emailed code for the right to decide.
     * @description Five wrong codes end the one that was mailed. What it gives works for 12 hours, on this link alone.
     */
    post: operations['confirmApprovalCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shared-proofs/{token}/images/{image_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
        /** @description The id of an image that one of the ads shows. */
        image_id: string;
      };
      cookie?: never;
    };
    /**
     * Read the file of an image that a proof shows.
     * @description Images that none of its ads shows are not there. It must not be cached, so that a revoked link shows nothing.
     */
    get: operations['getSharedImage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shared-proofs/{token}/ads/{ad_id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
        /** @description The id of an ad that the proof shows. */
        ad_id: string;
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve an ad of a proof, or ask for changes.
     * @description The decision is about the version that was looked at: one that was changed meanwhile takes another look. The same
     *     decision sent again is stored once. The texts, images, and look of the version that was approved last are kept.
     */
    post: operations['decideOnSharedAd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shared-proofs/{token}/ads/{ad_id}/comments': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
        /** @description The id of an ad that the proof shows. */
        ad_id: string;
      };
      cookie?: never;
    };
    /**
     * List the comments that were left on an ad of a proof.
     * @description The comments that came by this link, the oldest first.
     */
    get: operations['listSharedComments'];
    put?: never;
    /**
     * Comment on an ad of a proof.
     * @description A comment is about one format of the ad, and about a point of its preview where it has one. The same comment sent
     *     again while it is open is stored once.
     */
    post: operations['commentOnSharedAd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ad-decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what clients decided last on ads.
     * @description The latest decision on each of these ads, in no order. Ads without one, and those of others, are left out.
     */
    get: operations['listAdDecisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/approved': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Read the version of an ad that was approved last.
     * @description It stays until a later version is approved; `not_found` where none was.
     */
    get: operations['getApprovedAd'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/comments': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * List what clients commented on an ad.
     * @description The comments that came by any proof link, also by those that are revoked or expired; the oldest first.
     */
    get: operations['listAdComments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/comments/{comment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The comment's id. */
        comment_id: components['parameters']['CommentId'];
      };
      cookie?: never;
    };
    get?: never;
    /** Resolve a comment, or reopen it. */
    put: operations['resolveAdComment'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ads/{id}/comments/{comment_id}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The comment's id. */
        comment_id: components['parameters']['CommentId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer a comment.
     * @description Whoever has the link that the comment came by sees the answer with the full name of who gave it.
     */
    post: operations['answerAdComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api-keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a workspace's API keys.
     * @description The caller's own keys; team admins see those of all members. The newest first; ties by id. Expired and rotated
     *     keys stay listed for 30 days.
     */
    get: operations['listApiKeys'];
    put?: never;
    /**
     * Create an API key.
     * @description The response contains the secret, which isn't stored and is never shown again. The caller is notified by email.
     */
    post: operations['createApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api-keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke an API key at once.
     * @description The caller's own keys; team admins can revoke those of all members.
     */
    delete: operations['revokeApiKey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api-keys/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace one of the caller's API keys with a new one.
     * @description The new key has the old one's name, scopes, role, and lifetime. The old key keeps working for the requested
     *     number of hours, so programs can switch over.
     */
    post: operations['rotateApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/audit-log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who did what in a workspace.
     * @description The newest first. Names are as they were. Entries are kept for a year, the newest 100,000 of a workspace at most.
     */
    get: operations['listAuditLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/audit-log/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the matching entries as CSV.
     * @description The newest 10,000 matches, not one page, the newest first. UTF-8 with a byte-order mark, comma separated, one header
     *     line. Text that a spreadsheet would run as a formula gets a leading apostrophe.
     */
    get: operations['exportAuditLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a workspace's webhooks.
     * @description The newest first; ties by id.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Add a webhook.
     * @description The response contains the signing secret, which isn't shown again. A workspace has at most ten
     *     webhooks.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a webhook and its log. */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    /**
     * Change a webhook, or switch it on or off.
     * @description Switching it off drops pending deliveries; each can be redelivered once it's back on.
     */
    patch: operations['updateWebhook'];
    trace?: never;
  };
  '/webhooks/{id}/secret': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace a webhook's secret.
     * @description Deliveries are signed with both secrets for the requested number of hours, so the receiver can switch over.
     */
    post: operations['rotateWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test to a webhook.
     * @description Sends a delivery with the event `webhook.test`. The log shows the result.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * List what was sent to a webhook.
     * @description The newest first. Deliveries are kept for 30 days.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhook-deliveries/{id}/redeliver': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a delivery again.
     * @description Uses the same `webhook-id` and body, so the receiver can recognize the repeat.
     */
    post: operations['redeliverWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/link-presets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's link presets.
     * @description The newest first; ties by id.
     */
    get: operations['listLinkPresets'];
    put?: never;
    /**
     * Save a link preset.
     * @description Values are stored as they appear in links: lowercase, with the account's separator between words. Platform
     *     placeholders such as `{campaignid}` stay unchanged.
     */
    post: operations['createLinkPreset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/link-presets/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a link preset.
     * @description Links made with it stay unchanged.
     */
    delete: operations['deleteLinkPreset'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/link-settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the account's link settings. */
    get: operations['getLinkSettings'];
    /**
     * Change the account's link settings.
     * @description Existing links and presets stay unchanged.
     */
    put: operations['updateLinkSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/generate-ad-copy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write ad copy.
     * @description Headlines, descriptions, calls to action and whole ads for one product, audience and platform. Every text
     *     respects the platform's hard limits and `max_characters`, no text appears twice, and emoji are used only on
     *     request. The result is kept in the history and counts toward the monthly generations of the account or the
     *     team's owner; failed calls are neither kept nor counted.
     *
     *     With `Accept: application/x-ndjson` the response is streamed line by line: each text as soon as it's final, then
     *     the whole answer as `done`, which alone means that it was kept and counted, or the reason as `failed`. Calls
     *     refused before the first text get their usual status.
     */
    post: operations['generateAdCopy'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/generate-headlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write headlines only.
     * @description Kept and counted like ad copy.
     */
    post: operations['generateHeadlines'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/optimize-content': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Improve a text for a platform.
     * @description Fixes clear errors, removes what the platform doesn't allow, and shortens the text to the platform's limit. Adds
     *     no claims, numbers, or names; a good text comes back unchanged. The result is kept in the history and counts as
     *     one generation. Text with a word that the brand voice bans is refused.
     */
    post: operations['optimizeContent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/suggest-texts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suggest texts for one place of an ad.
     * @description Suggests other, shorter, or longer texts for a kind of copy or a field of an ad, within its hard limits and
     *     `max_characters`, saying only what the text and the request say. Suggestions aren't kept and don't count as
     *     generations; a plan includes ten calls for each of its monthly generations.
     */
    post: operations['suggestTexts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/fill-ad': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write every text of an ad from one brief.
     * @description Fills each format's texts, lists, button, and link, and the artwork's words, within the platform's limits. With
     *     a `previous_brief`, only texts that say something the brief no longer says are replaced; the rest stay word for
     *     word. Nothing is stored: the caller decides what to keep. Counts as one generation of the month.
     */
    post: operations['fillAd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/read-benefits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read how each benefit of a brief is understood.
     * @description The built-in writer works from the kind of phrase that each benefit is. This returns the kinds in advance, so a
     *     person can correct them in a brief's `benefit_kinds`. Nothing is kept or counted.
     */
    post: operations['readBenefits'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/brand-kit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the workspace's brand kit. */
    get: operations['getBrandKit'];
    /**
     * Save the workspace's brand kit.
     * @description New ads start with it; existing ads keep the colors they were made with. The logo is one of the workspace's
     *     images, which can't be deleted while the kit uses it.
     */
    put: operations['updateBrandKit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/brand-voice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the workspace's brand voice. */
    get: operations['getBrandVoice'];
    /**
     * Save the workspace's brand voice.
     * @description Applies to everything written from then on. Texts are trimmed; blank ones and duplicates, ignoring case, are
     *     dropped. Refused if a banned word is also a word to use or appears in a required claim.
     */
    put: operations['updateBrandVoice'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/generation-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List past generations.
     * @description The newest first; ties by id.
     */
    get: operations['listGenerations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ai/generation-history/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a generation.
     * @description It still counts toward the month it was written in.
     */
    delete: operations['deleteGeneration'];
    options?: never;
    head?: never;
    /**
     * Mark a generation as a favorite, or not.
     * @description Favorites are kept when the oldest of 1,000 generations are removed; if all are favorites, the oldest is removed.
     */
    patch: operations['updateGeneration'];
    trace?: never;
  };
  '/ai/usage-stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how many generations were made, and by which writer. */
    get: operations['getAiUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/my-teams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the teams that the account owns or belongs to.
     * @description Available on every plan. Oldest membership first; ties by id.
     */
    get: operations['listMyTeams'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a team.
     * @description The account becomes its owner and pays for what is done there.
     */
    post: operations['createTeam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Read a team. */
    get: operations['getTeam'];
    put?: never;
    post?: never;
    /** Permanently delete a team and everything in it. */
    delete: operations['deleteTeam'];
    options?: never;
    head?: never;
    /**
     * Change the name and description of a team.
     * @description Fields that are left out stay as they are.
     */
    patch: operations['updateTeam'];
    trace?: never;
  };
  '/teams/{id}/two-step': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Say whether a team's owner and admins need two-step sign-in.
     * @description Where they do, one who has it off can only read there. The owner has to have it on to ask for it.
     */
    put: operations['requireTwoStep'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/stats': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Count the members of a team, its campaigns and what was written there. */
    get: operations['getTeamStats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/seats': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Choose who stays active in a team with more people than seats.
     * @description After a change to a smaller plan, the owner has 14 days for this; then the newest members become view-only.
     *     Members who aren't chosen become view-only right away and get their access back when there's room. Remaining
     *     seats go to the members who joined first. Does nothing in a team that isn't over its seats.
     */
    put: operations['chooseSeats'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/invite': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite an email address into a team.
     * @description The address gets an email with a link that works once and expires after 7 days. The invitation takes one of the
     *     plan's seats right away. An address that already has a link gets a new one, with the requested role; the earlier
     *     link stops working.
     */
    post: operations['inviteMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/members/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
        user_id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a member, or withdraw an invitation.
     * @description What the member made stays. A withdrawn link stops working.
     */
    delete: operations['removeMember'];
    options?: never;
    head?: never;
    /**
     * Change the role of a member or an invited person.
     * @description Admins may change the roles of admins, their own included.
     */
    patch: operations['changeMemberRole'];
    trace?: never;
  };
  '/teams/{id}/members/{user_id}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
        user_id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a new link for an invited person.
     * @description The earlier link stops working, and the 7 days start over.
     */
    post: operations['renewInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/transfer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand a team over to an active member.
     * @description The member becomes the owner, who pays from then on, and the owner becomes an admin.
     */
    post: operations['transferTeam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Leave a team.
     * @description Everything the member made there stays.
     */
    post: operations['leaveTeam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/activity': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * List what was done in a team, and by whom.
     * @description The newest first. Names are as they were. Consecutive edits of one item by one person are a single entry. The
     *     newest 10,000 are kept.
     */
    get: operations['listTeamActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/activity/export': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Download the matching activity as CSV.
     * @description All matches, not one page, the newest first. UTF-8 with a byte-order mark, comma separated, one header line.
     *     Text that a spreadsheet would run as a formula gets a leading apostrophe.
     */
    get: operations['exportTeamActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/changes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Read whether anything changed in a team.
     * @description Designed to be polled every few seconds.
     */
    get: operations['getTeamChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the link. */
        token: components['parameters']['InvitationToken'];
      };
      cookie?: never;
    };
    /**
     * Read an invitation.
     * @description It does not say whether the address has an account.
     */
    get: operations['getInvitation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{token}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the link. */
        token: components['parameters']['InvitationToken'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an invitation and join the team.
     * @description Only the account with the invited address can. The link works once.
     */
    post: operations['acceptInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the plans, what they cost and what they allow.
     * @description From the smallest to the largest.
     */
    get: operations['listPlans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/subscription': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read which plan the account is on, and until when. */
    get: operations['getSubscription'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what choosing a plan would cost now and from the next period, without choosing it.
     * @description Takes any plan except the account's own; for `free` it shows what canceling does. `over_limit` lists what
     *     exceeds the chosen plan's limits. Nothing is stored or charged.
     */
    get: operations['previewPlanChange'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose a paid plan, or switch to another one.
     * @description If there's something to pay, a checkout is opened and `url` leads to it. If nothing is due today, as with a
     *     smaller plan, the change is made right away and `url` leads to the result page. Choosing the same plan again
     *     while its checkout is open returns the same checkout; choosing another one closes it. The plan changes only once
     *     the provider confirms the payment. While a payment is due, choosing the current plan leads to where it can be
     *     paid.
     */
    post: operations['startCheckout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/status/{session_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The checkout's id (UUID), as `session_id` of the call that opened it. */
        session_id: components['parameters']['SessionId'];
      };
      cookie?: never;
    };
    /**
     * Read the status of one of the account's checkouts, and settle it if it's paid.
     * @description Asks the payment provider, so a late message from the provider keeps no one waiting. While the provider is
     *     unavailable, the last known status is returned.
     */
    get: operations['getCheckoutStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel the subscription at the end of its period.
     * @description Paid features remain until then. If a payment is due, the subscription ends right away and the open amount is
     *     dropped. Canceling again changes nothing.
     */
    post: operations['cancelSubscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo a cancellation before the period ends.
     * @description Does nothing for a subscription that isn't canceled.
     */
    post: operations['resumeSubscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's payments, failed payments, refunds and credits.
     * @description Newest first. Entries never change; new ones are added.
     */
    get: operations['listTransactions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/transactions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Read the receipt of a transaction. */
    get: operations['getReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how much of the plan's limits is used. */
    get: operations['getUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive a message from the payment provider.
     * @description For the provider only. A message counts only if the provider's signature matches the exact bytes of the body. It
     *     serves as a hint to ask the provider, so messages may arrive twice and in any order. Failures are answered as
     *     such, so the provider sends the message again; messages about unknown objects are acknowledged.
     */
    post: operations['receivePaymentEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/sandbox/{session_id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The checkout's id (UUID), as `session_id` of the call that opened it. */
        session_id: components['parameters']['SessionId'];
      };
      cookie?: never;
    };
    /**
     * Read a sandbox checkout.
     * @description Only where `CHECKOUT` is `sandbox`; anywhere else no such checkout exists. No money moves.
     */
    get: operations['getSandboxCheckout'];
    put?: never;
    /**
     * Pay, decline, expire, or leave a sandbox checkout.
     * @description A declined payment leaves the checkout open for another try, as a real provider does; so does leaving it.
     */
    post: operations['finishSandboxCheckout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Check that the process is alive. */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Check that the database answers. */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description What went wrong, for programs. Where the plan stands in the way it is `plan_limit`, for something that the plan
     *     allows so many of, or `plan_required`, for something that the plan does not include. Where somebody's role
     *     in a workspace stands in the way it is `role_required`, `team_read_only` while nobody may change a team, and
     *     `two_step_required` while somebody may not who has two-step sign-in off. Where an
     *     API key stands in the way it is `scope_required`, which `detail` names, or `key_not_allowed`.
     * @enum {string}
     */
    ErrorCode:
      | 'malformed_json'
      | 'unauthenticated'
      | 'invalid_credentials'
      | 'invalid_code'
      | 'second_step_required'
      | 'sign_in_expired'
      | 'plan_limit'
      | 'plan_required'
      | 'role_required'
      | 'scope_required'
      | 'key_not_allowed'
      | 'team_read_only'
      | 'two_step_required'
      | 'not_found'
      | 'demo_off'
      | 'email_taken'
      | 'no_password'
      | 'email_unverified'
      | 'two_step_on'
      | 'two_step_off'
      | 'two_step_not_started'
      | 'reset_link_invalid'
      | 'sign_in_link_invalid'
      | 'verification_link_invalid'
      | 'already_verified'
      | 'sample_data_exists'
      | 'sample_campaign'
      | 'too_many'
      | 'too_many_variants'
      | 'variant_name_taken'
      | 'campaign_completed'
      | 'import_overwritten'
      | 'import_running'
      | 'stale_version'
      | 'selection_changed'
      | 'idempotency_in_progress'
      | 'idempotency_answer_lost'
      | 'idempotency_key_reused'
      | 'image_in_use'
      | 'already_member'
      | 'owner_stays'
      | 'owns_teams'
      | 'invitation_expired'
      | 'invitation_used'
      | 'invitation_other_address'
      | 'proof_expired'
      | 'proof_locked'
      | 'approver_required'
      | 'storage_full'
      | 'already_free'
      | 'billing_busy'
      | 'cancel_instead'
      | 'checkout_closed'
      | 'checkout_off'
      | 'current_plan'
      | 'no_subscription'
      | 'payment_due'
      | 'webhook_invalid'
      | 'webhook_off'
      | 'payments_away'
      | 'writer_away'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'image_invalid'
      | 'image_too_large'
      | 'validation_failed'
      | 'rate_limited'
      | 'disk_full'
      | 'internal'
      | 'unavailable'
      | 'busy';
    /** @description What is wrong with one field. */
    FieldError: {
      /**
       * @description The field, with dots and indexes for nested ones.
       * @example budget
       * @example ids.0
       */
      field: string;
      /**
       * @description One sentence for a person.
       * @example Budget must be at least 0.
       */
      message: string;
    };
    /** @description Why a call failed. */
    Problem: {
      /**
       * @description One sentence that a person can act on.
       * @example Email or password is wrong.
       */
      detail: string;
      code?: components['schemas']['ErrorCode'];
      /** @description For 422, what is wrong by field, at most 20 of them. */
      errors?: components['schemas']['FieldError'][];
      /** @description For `second_step_required`, what `completeSignIn` takes. */
      second_step?: {
        /** @description The sign-in that goes on. Shown only here. */
        challenge: string;
        /**
         * Format: date-time
         * @description When it ends, 5 minutes later.
         */
        expires_at: string;
      };
    };
    Message: {
      /** @description One sentence for a person. */
      message: string;
    };
    Health: {
      /**
       * @description Always `ok`; anything else is not a 200.
       * @enum {string}
       */
      status: 'ok';
      /** @description False while the embedded database's disk is almost full and every change is refused with `disk_full`. */
      writable: boolean;
    };
    /**
     * @description A plan, from the smallest to the largest.
     * @enum {string}
     */
    PlanId: 'free' | 'pro' | 'business' | 'enterprise';
    /** @description An account. */
    User: {
      /**
       * Format: uuid
       * @description The account's id.
       */
      id: string;
      /**
       * @description Address, as typed at registration; unique regardless of case.
       * @example mara@northfold.example
       */
      email: string;
      /**
       * @description The person's name.
       * @example Mara Okafor
       */
      full_name: string;
      subscription_plan: components['schemas']['PlanId'];
      /**
       * Format: date-time
       * @description When the account was made.
       */
      created_at: string;
      /** @description Whether this is a demo account, which has no password. */
      is_demo?: boolean;
      /**
       * @description Whether someone followed a link emailed to the address, or set the password with one. Until then the account
       *     gets no other emails; nothing else depends on it. Always true for a demo account, whose address is made up.
       */
      email_verified?: boolean;
      /**
       * @description Whether the account may have ad copy written: by its plan, or as owner, admin or editor of a team whose owner's
       *     plan includes it.
       */
      ai_access?: boolean;
      /** @description Whether the account may work in teams, by its plan or as a member of a team whose owner's plan includes teams. */
      team_access?: boolean;
    };
    /** @description A fresh sign-in. */
    Session: {
      /** @description The token for the Authorization header. Shown only here. */
      access_token: string;
      /**
       * @description How to send the token.
       * @enum {string}
       */
      token_type: 'bearer';
      user: components['schemas']['User'];
    };
    /** @description A place where the account is signed in. */
    SignedInDevice: {
      /**
       * Format: uuid
       * @description The session's id; not its token.
       */
      id: string;
      /**
       * Format: date-time
       * @description When it signed in.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to within an hour.
       */
      last_used_at: string;
      /**
       * Format: date-time
       * @description When it ends unless it is used before.
       */
      expires_at: string;
      /**
       * @description The device's name, derived from its user agent.
       * @example Chrome on Windows
       */
      name?: string;
      /** @description The browser's user agent at sign-in; empty if it sent none. */
      user_agent: string;
      /** @description Whether this is the session of the call. */
      current: boolean;
      /**
       * Format: date-time
       * @description Until when its browser signs in without a code, in an account with two-step sign-in; null where it is asked for one. Signing
       *     the session out ends this too.
       */
      remembered_until?: string | null;
    };
    /**
     * @description An email address without a name, brackets, quotes or blanks. Wide letters count as narrow ones (NFKC).
     * @example mara@northfold.example
     */
    EmailAddress: string;
    /** @description A password to set, 6 to 256 characters. The 10,000 most used ones, and the person's own address and name, are refused. */
    NewPassword: string;
    /**
     * @description A person's name, 1 to 120 characters, not only spaces. It goes into mails, so it has no line breaks or other
     *     control characters, no links and nothing that looks like one, such as `evil.com` or an email address.
     * @example Mara Okafor
     */
    PersonName: string;
    Credentials: {
      /** @description The account's address. */
      email: string;
      /** @description Its password. */
      password: string;
    };
    Registration: {
      email: components['schemas']['EmailAddress'];
      password: components['schemas']['NewPassword'];
      full_name: components['schemas']['PersonName'];
    };
    ProfileChange: {
      full_name?: components['schemas']['PersonName'];
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      email?: unknown;
      /** @description Accepted and ignored. */
      subscription_plan?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      is_demo?: unknown;
      /** @description Accepted and ignored. */
      email_verified?: unknown;
      /** @description Accepted and ignored. */
      ai_access?: unknown;
      /** @description Accepted and ignored. */
      team_access?: unknown;
    };
    PasswordChange: {
      /** @description The password until now. */
      current_password: string;
      new_password: components['schemas']['NewPassword'];
    };
    PasswordResetRequest: {
      email: components['schemas']['EmailAddress'];
    };
    PasswordResetConfirmation: {
      /** @description The token of the mailed link. */
      token: string;
      password: components['schemas']['NewPassword'];
    };
    SignInLinkRequest: {
      email: components['schemas']['EmailAddress'];
    };
    SignInLinkConfirmation: {
      /** @description The token of the mailed link. */
      token: string;
    };
    SecondStep: {
      /** @description What the refused sign-in gave as `second_step.challenge`. */
      challenge: string;
      code: components['schemas']['SecondStepCode'];
      /**
       * @description Whether this browser signs in without a code for the next 30 days. It is known by the cookie `campaign_device`.
       * @default false
       */
      remember_device: boolean;
    };
    /**
     * @description Six digits of the authenticator app, or a recovery code. Blanks and hyphens do not count, nor does the case of letters.
     * @example 492039
     */
    SecondStepCode: string;
    PasswordProof: {
      /** @description The account's password. */
      password: string;
    };
    AppCode: {
      /**
       * @description Six digits of the authenticator app. Blanks do not count.
       * @example 492039
       */
      code: string;
    };
    TwoStepProof: {
      /** @description The account's password. */
      password: string;
      code: components['schemas']['SecondStepCode'];
    };
    /** @description Whether an account takes a second step to sign in. */
    TwoStep: {
      /**
       * Format: date-time
       * @description When it was turned on; null while it is off.
       */
      turned_on_at: string | null;
      /** @description How many recovery codes were not used yet; 0 while it is off. */
      recovery_codes_left: number;
    };
    /** @description A secret for an authenticator app (RFC 6238, SHA-1, six digits, 30 seconds). */
    TwoStepSecret: {
      /**
       * @description The secret in base32. Shown only here.
       * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
       */
      secret: string;
      /** @description The secret as apps scan it: an `otpauth://` address. */
      uri: string;
    };
    /** @description Codes for who lost the authenticator app. */
    RecoveryCodes: {
      /** @description Each works once. Shown only here. */
      recovery_codes: string[];
    };
    EmailVerification: {
      /** @description The token of the mailed link. */
      token: string;
    };
    AccountDeletion: {
      /** @description The account's address, typed by the person to confirm. */
      email: string;
      /** @description The password; null or left out for a demo account. */
      password?: string | null;
    };
    /** @description Everything that is stored about an account, except secrets. */
    AccountExport: {
      /**
       * Format: date-time
       * @description When this was read.
       */
      exported_at: string;
      user: components['schemas']['User'];
      /** @description Where the account is signed in. */
      sessions: components['schemas']['SignedInDevice'][];
      two_step: components['schemas']['TwoStep'];
      /** @description All campaigns, oldest first. */
      campaigns: components['schemas']['ExportedCampaign'][];
      /** @description All templates of the account's own, the last changed first. */
      templates: components['schemas']['Template'][];
      /** @description All ads that are not deleted, the last changed first. */
      ads: components['schemas']['SavedAd'][];
      /** @description What is known of all images, the newest first. Their files are calls of their own. */
      images: components['schemas']['Image'][];
      /** @description Saved views of the numbers, the newest first. */
      analytics_views: components['schemas']['AnalyticsView'][];
      /** @description The summaries that the account gets by email, its own and those of teams. */
      email_summaries: components['schemas']['ExportedEmailSummary'][];
      /** @description The API keys that the account made, for its own workspace and for teams, the newest first. Their secrets are not stored. */
      api_keys: components['schemas']['ApiKey'][];
      /** @description The webhooks of the account's own workspace, the newest first. */
      webhooks: components['schemas']['Webhook'][];
      /** @description The proof links of the account's own workspace, the newest first. Their tokens are not stored. */
      proofs: components['schemas']['Proof'][];
      proof_emails: components['schemas']['ProofEmails'];
      /** @description The newest 1,000 entries of the audit log of the account's own workspace, the newest first. */
      audit_log: components['schemas']['AuditEntry'][];
      /** @description All presets for links, the newest first. */
      link_presets: components['schemas']['LinkPreset'][];
      link_settings: components['schemas']['LinkSettings'];
      /** @description All that was written for the account and is not deleted, the newest first. */
      generations: components['schemas']['Generation'][];
      brand_voice: components['schemas']['BrandVoice'];
      brand_kit: components['schemas']['BrandKit'];
      /** @description The teams that the account owns or belongs to, the oldest membership first. What is in them is the teams'. */
      teams: components['schemas']['TeamMembership'][];
      /** @description All payments, failed payments, refunds and credits, newest first. */
      transactions: components['schemas']['Transaction'][];
    };
    /**
     * @description What an API key may do: read or change one area. `write` includes `read`. Numbers are the daily results of campaigns
     *     and the reports they come from; ads include images, links, and the brand kit; copy is what is written for the account.
     * @enum {string}
     */
    KeyScope:
      | 'campaigns:read'
      | 'campaigns:write'
      | 'numbers:read'
      | 'numbers:write'
      | 'ads:read'
      | 'ads:write'
      | 'templates:read'
      | 'templates:write'
      | 'copy:read'
      | 'copy:write'
      | 'teams:read'
      | 'teams:write'
      | 'analytics:read'
      | 'analytics:write';
    /** @description A link that shows ads to people without an account, without its token. */
    Proof: {
      /**
       * Format: uuid
       * @description The proof's id.
       */
      id: string;
      /** @description The title of its page. */
      name: string;
      /**
       * Format: uuid
       * @description The campaign whose ads it shows; null where ads were chosen.
       */
      campaign_id: string | null;
      /** @description The ads that were chosen, in their order, without those that are gone for good; empty for a campaign's. */
      ad_ids: string[];
      /** @description Whether it opens only with a passphrase. */
      has_passphrase: boolean;
      approvers: components['schemas']['Approvers'];
      /** @description The full name of who made it; null once that account is gone. */
      made_by: string | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it stops working.
       */
      expires_at: string;
      /** @description How many comments came by it that are open. */
      open_comment_count: number;
    };
    /** @description A proof link to make, of either chosen ads or a campaign. What only the server sets is accepted and ignored. */
    NewProof: {
      /** @description The title of its page, 1 to 120 characters. */
      name: string;
      /** @description The ads to show, 1 to 100 of them, in this order; left out for a campaign's. */
      ad_ids?: string[];
      /**
       * Format: uuid
       * @description The campaign whose ads to show, also those that are made later; null or left out for chosen ads.
       */
      campaign_id?: string | null;
      /**
       * @description In how many days it stops working: 7, 30, or 90.
       * @enum {integer}
       */
      expires_in_days: 7 | 30 | 90;
      /** @description What people have to type to open it, 6 to 100 characters; null or left out for nothing. */
      passphrase?: string | null;
      approvers?: components['schemas']['Approvers'];
      /**
       * Format: uuid
       * @description The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      has_passphrase?: unknown;
      /** @description Accepted and ignored. */
      made_by?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      expires_at?: unknown;
      /** @description Accepted and ignored. */
      open_comment_count?: unknown;
    };
    /**
     * @description The addresses of those who may decide by the link, 10 at most, each once regardless of case; they confirm them with a
     *     mailed code. Empty for whoever has the link. Takes a mail server.
     */
    Approvers: components['schemas']['EmailAddress'][];
    /** @description What can be changed of a proof link. */
    ProofChange: {
      approvers: components['schemas']['Approvers'];
    };
    /** @description Where a code goes. */
    ApprovalCodeRequest: {
      email: components['schemas']['EmailAddress'];
    };
    /** @description A code that was mailed, and to which address. */
    ApprovalCode: {
      email: components['schemas']['EmailAddress'];
      /** @description The six digits; gaps between them don't count. */
      code: string;
    };
    /** @description Somebody who may decide. */
    ConfirmedApprover: {
      /** @description What `decideOnSharedAd` takes as `approver`, for 12 hours. */
      approver: string;
    };
    /** @description A new proof link. */
    CreatedProof: {
      proof: components['schemas']['Proof'];
      /**
       * @description The address of its page. Shown only here.
       * @example https://studio.example/proofs/…
       */
      link: string;
    };
    /** @description What somebody types to open a proof. */
    ProofPassphrase: {
      /** @description The passphrase, at most 100 characters. */
      passphrase: string;
    };
    /** @description Access to a proof with a passphrase. */
    UnlockedProof: {
      /** @description What the other calls of this link take as `access`; it works as long as the link. */
      access: string;
    };
    /** @description What a proof link shows. */
    SharedProof: {
      /** @description The title of its page. */
      name: string;
      /**
       * Format: date-time
       * @description When the link stops working.
       */
      expires_at: string;
      /** @description Whether only named people decide, who confirm their address with a mailed code. */
      takes_code: boolean;
      /** @description The ads, at most 100; a campaign's with the last changed first. */
      ads: components['schemas']['SharedAd'][];
      /** @description How many ads there are to show; `ads` has the first 100. */
      ad_count: number;
      /** @description What is known of the images that the ads show; each once. */
      images: components['schemas']['SharedImage'][];
    };
    /** @description An ad as a proof link shows it. */
    SharedAd: {
      /**
       * Format: uuid
       * @description The ad's id.
       */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description What it says, one entry for each format, 1 to 10. */
      contents: components['schemas']['AdContents'][];
      artwork: components['schemas']['ArtworkDesign'];
      picture: components['schemas']['PictureTexts'];
      /**
       * Format: uuid
       * @description The image in the drawing's picture; null for the illustration.
       */
      image_id: string | null;
      /**
       * Format: uuid
       * @description The image that signs the drawing; null for the written brand.
       */
      logo_id: string | null;
      /**
       * Format: date-time
       * @description When it was last saved.
       */
      updated_at: string;
      /** @description Stands for exactly these texts, images, and looks; a decision names it. */
      version: string;
      /** @description What was decided last; null for nothing yet. */
      decision: components['schemas']['SharedDecision'] | null;
      /** @description The version that was approved last, where the ad was changed since; else null. */
      approved: components['schemas']['ApprovedVersion'] | null;
      /** @description Of those that came by this link. */
      comments: components['schemas']['CommentCounts'];
    };
    /**
     * @description What was decided.
     * @enum {string}
     */
    DecisionKind: 'approved' | 'changes_asked';
    /**
     * @description How an ad stands with clients, by what they decided last. `approved` and `changes_asked`: that was about the ad as it
     *     is. `changed_since_approval`: it was approved as it was before. `waiting`: a proof link that works shows it, and
     *     nothing was decided, or changes were asked for and it was edited since.
     * @enum {string}
     */
    ApprovalState: 'approved' | 'changes_asked' | 'changed_since_approval' | 'waiting';
    /** @description What somebody with a proof link decided on an ad, as its workspace sees it. */
    AdDecision: {
      /**
       * Format: uuid
       * @description The ad's id.
       */
      ad_id: string;
      kind: components['schemas']['DecisionKind'];
      /** @description The name that the person gave, which nobody checked. */
      name: string;
      /** @description The address that the person confirmed with a mailed code; null where whoever had the link decided. */
      email: string | null;
      /** @description What the person said; empty for nothing. */
      note: string;
      /**
       * Format: date-time
       * @description When it was decided.
       */
      created_at: string;
      /** @description Whether the ad still is as it was then. */
      is_current: boolean;
      /** @description Whether a version of the ad was approved, then or before, which `getApprovedAd` gives. */
      has_approved_version: boolean;
    };
    /** @description What somebody with a proof link decided on an ad, as others with a link see it. */
    SharedDecision: {
      /**
       * Format: uuid
       * @description The ad's id.
       */
      ad_id: string;
      kind: components['schemas']['DecisionKind'];
      /** @description The name that the person gave, which nobody checked. */
      name: string;
      /** @description What the person said; empty for nothing. */
      note: string;
      /**
       * Format: date-time
       * @description When it was decided.
       */
      created_at: string;
      /** @description Whether the ad still is as it was then. */
      is_current: boolean;
    };
    /** @description A decision on an ad. */
    NewDecision: {
      kind: components['schemas']['DecisionKind'];
      /** @description Who decides, 1 to 80 characters. */
      name: string;
      /** @description What to change, or anything else; at most 2,000 characters, and left out for nothing. */
      note?: string;
      /** @description The `version` of the ad that was looked at. */
      version: string;
      /** @description What `confirmApprovalCode` gave, where only named people decide; else null or left out. */
      approver?: string | null;
    };
    /** @description The version of an ad that was approved last. */
    ApprovedVersion: {
      /** @description The name that the person gave who approved it, which nobody checked. */
      name: string;
      /**
       * Format: date-time
       * @description When it was approved.
       */
      created_at: string;
      /** @description What it said, one entry for each format, 1 to 10. */
      contents: components['schemas']['AdContents'][];
      artwork: components['schemas']['ArtworkDesign'];
      picture: components['schemas']['PictureTexts'];
      /**
       * Format: uuid
       * @description The image in the drawing's picture; null for the illustration.
       */
      image_id: string | null;
      /**
       * Format: uuid
       * @description The image that signed the drawing; null for the written brand.
       */
      logo_id: string | null;
    };
    /** @description The version of an ad that was approved last, as its workspace sees it. */
    ApprovedAd: {
      /** @description The name that the person gave who approved it, which nobody checked. */
      name: string;
      /** @description The address that the person confirmed with a mailed code; null where whoever had the link decided. */
      email: string | null;
      /** @description What the person said; empty for nothing. */
      note: string;
      /**
       * Format: date-time
       * @description When it was approved.
       */
      created_at: string;
      /** @description What it said, one entry for each format, 1 to 10. */
      contents: components['schemas']['AdContents'][];
      artwork: components['schemas']['ArtworkDesign'];
      picture: components['schemas']['PictureTexts'];
      /**
       * Format: uuid
       * @description The image in the drawing's picture; null for the illustration.
       */
      image_id: string | null;
      /**
       * Format: uuid
       * @description The image that signed the drawing; null for the written brand.
       */
      logo_id: string | null;
    };
    /** @description A point of a preview. */
    PreviewPoint: {
      /** @description How far it is from the left, as a share of the width. */
      x: number;
      /** @description How far it is from the top, as a share of the height. */
      y: number;
    };
    /** @description What somebody with a proof link said about one format of an ad. */
    AdComment: {
      /**
       * Format: uuid
       * @description The comment's id.
       */
      id: string;
      /** @description Which of the ad's comments it is, from 1; it keeps its number. */
      number: number;
      /** @description The format that it is about, which the ad may have no more. */
      format: components['schemas']['AdFormat'];
      /** @description Which of the format's previews it is about, from 0. */
      preview: number;
      /** @description What part of the preview it is about; null for all of it. */
      point: components['schemas']['PreviewPoint'] | null;
      /** @description The name that the person gave, which nobody checked. */
      name: string;
      /** @description What the person said, as it was typed. */
      text: string;
      /**
       * Format: date-time
       * @description When it was sent.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was resolved; null while it is open.
       */
      resolved_at: string | null;
      /** @description The answers, the oldest first; 20 at most. */
      answers: components['schemas']['CommentAnswer'][];
    };
    /** @description What a member of the workspace answered to a comment. */
    CommentAnswer: {
      /**
       * Format: uuid
       * @description The answer's id.
       */
      id: string;
      /** @description The full name of who answered; null once that account is gone. */
      name: string | null;
      /** @description The answer. */
      text: string;
      /**
       * Format: date-time
       * @description When it was given.
       */
      created_at: string;
    };
    /** @description A comment on an ad. */
    NewComment: {
      /** @description Who comments, 1 to 80 characters. */
      name: string;
      /** @description The comment, 1 to 2,000 characters. */
      text: string;
      /** @description The format that it is about, one of the ad's. */
      format: components['schemas']['AdFormat'];
      /**
       * @description Which of the format's previews it is about, from 0.
       * @default 0
       */
      preview: number;
      /** @description What part of the preview it is about; null or left out for all of it. */
      point?: components['schemas']['PreviewPoint'] | null;
    };
    /** @description An answer to a comment. */
    NewCommentAnswer: {
      /** @description The answer, 1 to 2,000 characters. */
      text: string;
    };
    /** @description Whether a comment is resolved. */
    CommentResolution: {
      /** @description True to resolve it, false to reopen it. */
      resolved: boolean;
    };
    /** @description How many comments there are. */
    CommentCounts: {
      /** @description How many are open. */
      open: number;
      /** @description How many are resolved. */
      resolved: number;
    };
    /** @description What is known of an image that a proof shows; its file is a call of its own. */
    SharedImage: {
      /**
       * Format: uuid
       * @description The image's id.
       */
      id: string;
      /** @description Pixels across. */
      width: number;
      /** @description Pixels down. */
      height: number;
      /** @description Whether it is a cut-out: at least a fiftieth of it is see-through. */
      transparent: boolean;
      tones: components['schemas']['Tones'];
    };
    /** @description An API key, without its secret. */
    ApiKey: {
      /**
       * Format: uuid
       * @description The key's id.
       */
      id: string;
      /** @description What it is for. */
      name: string;
      /**
       * @description The first characters of its secret.
       * @example csk_8fJ2xQ
       */
      prefix: string;
      /** @description What it may do. */
      scopes: components['schemas']['KeyScope'][];
      role: components['schemas']['MemberRole'];
      /** @description The full name of who made it. */
      made_by: string;
      /** @description Whether the caller made it. */
      is_own: boolean;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it stops working; null for never.
       */
      expires_at: string | null;
      /**
       * Format: date-time
       * @description When it was last used, to within a minute; null if never.
       */
      last_used_at: string | null;
      /** @description The IP address that it was last used from; null if never. */
      last_used_address: string | null;
    };
    /** @description A key to create. What only the server sets is accepted and ignored. */
    NewApiKey: {
      /** @description A name for its purpose, 1 to 80 characters. */
      name: string;
      /** @description What it may do; each once. */
      scopes: components['schemas']['KeyScope'][];
      /**
       * @description The highest role it acts with, up to the caller's own; viewer by default. In any case, the key can't do what
       *     its creator can't.
       */
      role?: components['schemas']['MemberRole'];
      /**
       * Format: date-time
       * @description When it stops working, within ten years; null or left out for never.
       */
      expires_at?: string | null;
      /**
       * Format: uuid
       * @description The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      prefix?: unknown;
      /** @description Accepted and ignored. */
      made_by?: unknown;
      /** @description Accepted and ignored. */
      is_own?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      last_used_at?: unknown;
      /** @description Accepted and ignored. */
      last_used_address?: unknown;
    };
    /** @description How a key is replaced. */
    ApiKeyRotation: {
      /** @description For how many hours the old key works on; with 0 it ends at once. */
      overlap_hours: number;
    };
    /** @description A new key. */
    CreatedApiKey: {
      key: components['schemas']['ApiKey'];
      /**
       * @description What to send as the bearer token. It is not stored, and never shown again.
       * @example csk_8fJ2xQ0yq3bA1dK7m2ZrU5tHn9cVwE4oLs6gPiTj0aX
       */
      secret: string;
    };
    /**
     * @description What a webhook can be told. `ad.saved` comes for new, changed, and restored ads, `numbers.updated` for imported and typed
     *     numbers, `campaign.status_changed` when a campaign is paused, resumed, or completed. `limit.reached` comes when
     *     the month's last generation of AI copy is used. Campaigns that move to another workspace are created there and
     *     deleted here.
     * @enum {string}
     */
    WebhookEvent:
      | 'campaign.created'
      | 'campaign.updated'
      | 'campaign.status_changed'
      | 'campaign.deleted'
      | 'numbers.updated'
      | 'ad.saved'
      | 'ad.deleted'
      | 'member.invited'
      | 'member.joined'
      | 'member.removed'
      | 'member.role_changed'
      | 'plan.changed'
      | 'limit.reached';
    /**
     * @description Where deliveries are sent: https, without a user name or password, and not in a private network. Redirects are not
     *     followed.
     * @example https://example.com/hooks/campaign-studio
     */
    WebhookAddress: string;
    /** @description The events it receives; each once. */
    WebhookEvents: components['schemas']['WebhookEvent'][];
    /** @description A webhook, without its secret. */
    Webhook: {
      /**
       * Format: uuid
       * @description The webhook's id.
       */
      id: string;
      url: components['schemas']['WebhookAddress'];
      events: components['schemas']['WebhookEvents'];
      /** @description Whether anything is sent to it. */
      is_on: boolean;
      /**
       * @description Why it was switched off by itself; null if it wasn't. `failing`: nothing arrived for a day. `gone`: the receiver
       *     answered 410. `behind`: 10,000 deliveries waited.
       * @enum {string|null}
       */
      off_reason: 'failing' | 'gone' | 'behind' | null;
      /**
       * Format: date-time
       * @description Since when nothing has arrived; null if the last delivery did.
       */
      failing_since: string | null;
      /**
       * Format: date-time
       * @description Until when deliveries are signed with the replaced secret too; null if they aren't.
       */
      old_secret_until: string | null;
      /**
       * Format: date-time
       * @description When it was added.
       */
      created_at: string;
    };
    /** @description A webhook to add. What only the server sets is accepted and ignored. */
    NewWebhook: {
      url: components['schemas']['WebhookAddress'];
      events: components['schemas']['WebhookEvents'];
      /**
       * Format: uuid
       * @description The team to add it to, as in the address; null for the caller's own. Where both say it, they must agree.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      is_on?: unknown;
      /** @description Accepted and ignored. */
      off_reason?: unknown;
      /** @description Accepted and ignored. */
      failing_since?: unknown;
      /** @description Accepted and ignored. */
      old_secret_until?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
    };
    /** @description What to change of a webhook; the rest stays. What only the server sets is accepted and ignored. */
    WebhookChange: {
      url?: components['schemas']['WebhookAddress'];
      events?: components['schemas']['WebhookEvents'];
      /** @description Whether anything is sent to it. */
      is_on?: boolean;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      off_reason?: unknown;
      /** @description Accepted and ignored. */
      failing_since?: unknown;
      /** @description Accepted and ignored. */
      old_secret_until?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
    };
    /** @description How a secret is replaced. */
    SecretRotation: {
      /** @description For how many hours deliveries are signed with the old secret too; with 0 not at all. */
      overlap_hours: number;
    };
    /** @description A webhook, and its secret. */
    CreatedWebhook: {
      webhook: components['schemas']['Webhook'];
      /**
       * @description What deliveries are signed with, as the Standard Webhooks libraries take it. It is never shown again.
       * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3Zk8vN2mXyA=
       */
      secret: string;
    };
    /**
     * @description `waiting`: it is sent, or tried again, at `due_at`. `delivered`: it was answered with a status of 200 to 299. `failed`: it is not tried again.
     * @enum {string}
     */
    WebhookDeliveryStatus: 'waiting' | 'delivered' | 'failed';
    /** @description What is or was sent to a webhook, and how its last try went. */
    WebhookDelivery: {
      /**
       * Format: uuid
       * @description The delivery's id, sent as `webhook-id`. It stays the same however often it is sent.
       */
      id: string;
      /** @description The event: a `WebhookEvent`, or `webhook.test`. */
      event: string;
      status: components['schemas']['WebhookDeliveryStatus'];
      /** @description How often it was tried; sending it again starts over. */
      attempts: number;
      /**
       * Format: date-time
       * @description When it happened.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it is tried next; null unless it waits.
       */
      due_at: string | null;
      /**
       * Format: date-time
       * @description When it was last tried; null if never.
       */
      tried_at: string | null;
      /** @description How long the last try took in milliseconds; null if there was none. */
      took_ms: number | null;
      /** @description What is sent: a `WebhookMessage` as JSON. */
      body: string;
      /** @description The HTTP status of the last try's answer; null without one. */
      answer_status: number | null;
      /** @description The first 1,000 characters of the last try's answer; null without one. */
      answer: string | null;
      /**
       * @description Why the last try failed; null if it didn't. `status`: the answer's status was none of 200 to 299. `redirect`: it was a
       *     redirect, which is not followed. `timeout`: nothing was answered within 5 seconds. `unreachable`: no
       *     connection could be made. `certificate`: the receiver's certificate is not valid. `private_address`: the name leads into a private
       *     network. `plan`: the plan included no API access. `switched_off`: the webhook was switched off.
       * @enum {string|null}
       */
      failure:
        | 'status'
        | 'redirect'
        | 'timeout'
        | 'unreachable'
        | 'certificate'
        | 'private_address'
        | 'plan'
        | 'switched_off'
        | null;
    };
    /**
     * @description The body of a delivery, signed according to Standard Webhooks in the headers `webhook-id`, `webhook-timestamp`,
     *     and `webhook-signature`. It may arrive more than once, with the same `webhook-id`. Deliveries about one item
     *     arrive in the order in which the events happened.
     */
    WebhookMessage: {
      /** @description A `WebhookEvent`, or `webhook.test`. */
      type: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      /** @description What happened, and to what. */
      data: {
        /**
         * Format: uuid
         * @description Where it happened: the team's id, or the account's in its own workspace.
         */
        workspace_id: string;
        /**
         * Format: uuid
         * @description The account that did it; null if no one did.
         */
        actor_id: string | null;
        /** @description What exactly was done, such as `campaign_paused`. */
        action: string;
        /**
         * Format: uuid
         * @description The id of the item it was done to; null for items without one.
         */
        id: string | null;
        /** @description The name of the item it was done to, at most 254 characters. */
        name: string;
        /** @description Further details, such as the new role; empty if there are none. */
        detail: string;
      };
    };
    /**
     * @description What a member may do in a team, from the most to the least. Admins manage its people and do all that editors do;
     *     editors create and edit its campaigns; viewers read.
     * @enum {string}
     */
    MemberRole: 'admin' | 'editor' | 'viewer';
    /**
     * @description A person's role in a team. The owner can do everything admins can, and can also transfer and delete the team.
     * @enum {string}
     */
    TeamRole: 'owner' | 'admin' | 'editor' | 'viewer';
    /**
     * @description Whether the person has joined.
     * @enum {string}
     */
    MemberStatus: 'active' | 'invited';
    /**
     * @description The name, not only spaces.
     * @example Northfold Studio
     */
    TeamName: string;
    /**
     * @description What the team is for; empty if not given.
     * @example Everything about coffee.
     */
    TeamDescription: string;
    /** @description A member of a team other than its owner, or an invited person. */
    TeamMember: {
      /**
       * Format: uuid
       * @description The member's id, which is not the account's.
       */
      id: string;
      /**
       * Format: uuid
       * @description The account that has joined; null for an invited address, whether or not it has an account.
       */
      user_id: string | null;
      /**
       * @description The address of the account, or the invited one.
       * @example ines@northfold.example
       */
      email: string;
      /**
       * @description The person's name; empty until the person has joined.
       * @example Ines Duarte
       */
      full_name: string;
      role: components['schemas']['MemberRole'];
      /**
       * Format: date-time
       * @description When the person joined; null until then.
       */
      joined_at: string | null;
      /**
       * Format: date-time
       * @description When the newest link was made.
       */
      invited_at: string;
      /**
       * Format: date-time
       * @description When the open link ends or ended; null for those who joined.
       */
      expires_at: string | null;
      status: components['schemas']['MemberStatus'];
      /** @description Whether the person can only read for now, whatever the role, because the team has more people than seats. */
      read_only?: boolean;
    };
    /** @description A team with more people than its owner's plan has seats, as after a change to a smaller plan. No one new can join. */
    TeamOverSeats: {
      /** @description The number of people in it, including the owner and excluding invitations. */
      people: number;
      /** @description How many of them can be active, the owner included. */
      seats: number;
      /**
       * Format: date-time
       * @description Until when the owner can choose who stays active before the newest members can only read; null once that is decided.
       */
      decide_by: string | null;
    };
    SeatChoice: {
      /** @description The members who stay active beside the owner, by the `id` of the member; at most as many as there are seats for. */
      member_ids: string[];
    };
    /** @description The owner of a team. */
    TeamOwner: {
      /**
       * Format: uuid
       * @description The account's id.
       */
      id: string;
      /**
       * @description The account's address.
       * @example mara@northfold.example
       */
      email: string;
      /**
       * @description The person's name.
       * @example Mara Okafor
       */
      full_name: string;
    };
    /** @description A workspace in which several people work. */
    Team: {
      /**
       * Format: uuid
       * @description The team's id.
       */
      id: string;
      name: components['schemas']['TeamName'];
      description: components['schemas']['TeamDescription'];
      plan: components['schemas']['PlanId'];
      /**
       * Format: uuid
       * @description The account that owns the team and pays for it.
       */
      owner_id: string;
      owner?: components['schemas']['TeamOwner'];
      /**
       * Format: date-time
       * @description When the team was made.
       */
      created_at: string;
      /** @description How many people the owner's plan allows in it, the owner and the invited included; 0 while it includes no teams. */
      max_members: number;
      /** @description Everybody but the owner, the invited included: who joined first, the oldest first, then who is invited. */
      members: components['schemas']['TeamMember'][];
      my_role?: components['schemas']['TeamRole'];
      /** @description Whether the owner's plan includes no teams, so that the team can only be read. */
      read_only?: boolean;
      /** @description What the team is over its seats by; null where it is not. */
      over_seats?: components['schemas']['TeamOverSeats'] | null;
      /** @description Whether the owner's plan includes AI ad copy, so that editors, admins and the owner may have it written there. */
      ai_copy?: boolean;
      /** @description Whether the owner and admins need two-step sign-in to do more than read. */
      requires_two_step?: boolean;
      /** @description Whether the caller is one of those and has it off, and so can only read. */
      needs_two_step?: boolean;
    };
    NewTeam: {
      name: components['schemas']['TeamName'];
      description?: components['schemas']['TeamDescription'];
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      plan?: unknown;
      /** @description Accepted and ignored. */
      owner_id?: unknown;
      /** @description Accepted and ignored. */
      owner?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      max_members?: unknown;
      /** @description Accepted and ignored. */
      members?: unknown;
      /** @description Accepted and ignored. */
      my_role?: unknown;
      /** @description Accepted and ignored. */
      read_only?: unknown;
      /** @description Accepted and ignored. */
      ai_copy?: unknown;
      /** @description Accepted and ignored. */
      over_seats?: unknown;
      /** @description Accepted and ignored. */
      requires_two_step?: unknown;
      /** @description Accepted and ignored. */
      needs_two_step?: unknown;
    };
    TwoStepRule: {
      /** @description Whether the owner and admins need two-step sign-in to do more than read. */
      required: boolean;
    };
    TeamChange: {
      name?: components['schemas']['TeamName'];
      description?: components['schemas']['TeamDescription'];
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      plan?: unknown;
      /** @description Accepted and ignored. */
      owner_id?: unknown;
      /** @description Accepted and ignored. */
      owner?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      max_members?: unknown;
      /** @description Accepted and ignored. */
      members?: unknown;
      /** @description Accepted and ignored. */
      my_role?: unknown;
      /** @description Accepted and ignored. */
      read_only?: unknown;
      /** @description Accepted and ignored. */
      ai_copy?: unknown;
      /** @description Accepted and ignored. */
      over_seats?: unknown;
      /** @description Accepted and ignored. */
      requires_two_step?: unknown;
      /** @description Accepted and ignored. */
      needs_two_step?: unknown;
    };
    /** @description The counts of a team. */
    TeamStats: {
      /** @description The owner, the members and the invited. */
      total_members: number;
      /** @description The owner and those who joined. */
      active_members: number;
      /** @description The team's campaigns. */
      total_campaigns: number;
      /** @description Those of them that run. */
      active_campaigns: number;
      /** @description The team's ads, without those that were deleted and can still be restored. */
      total_ads?: number;
      /** @description The team's uploaded images. */
      total_images?: number;
      /** @description How much ad copy was written in the team this calendar month (UTC), deleted ones included. */
      ai_generations_this_month: number;
    };
    NewInvitation: {
      email: components['schemas']['EmailAddress'];
      /**
       * @description What the invited person is to be.
       * @default editor
       */
      role: components['schemas']['MemberRole'];
    };
    InvitationRenewal: {
      /**
       * @description Whether the address gets a mail; without one the link is only answered here.
       * @default true
       */
      send_mail: boolean;
    };
    /** @description An invitation with its link. */
    SentInvitation: {
      /**
       * @description One sentence for a person.
       * @example Invitation sent to ines@northfold.example
       */
      message: string;
      member: components['schemas']['TeamMember'];
      /**
       * @description The address of the page on which the invitation is accepted. Shown only here.
       * @example https://studio.example/invitations/…
       */
      link?: string;
      /** @description Whether a mail is on its way. False where none was wanted, or where this installation sends none. */
      mailed?: boolean;
    };
    RoleChange: {
      role: components['schemas']['MemberRole'];
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      user_id?: unknown;
      /** @description Accepted and ignored. */
      email?: unknown;
      /** @description Accepted and ignored. */
      full_name?: unknown;
      /** @description Accepted and ignored. */
      joined_at?: unknown;
      /** @description Accepted and ignored. */
      invited_at?: unknown;
      /** @description Accepted and ignored. */
      expires_at?: unknown;
      /** @description Accepted and ignored. */
      status?: unknown;
    };
    TeamTransfer: {
      /**
       * Format: uuid
       * @description The account of the member who is to own the team, or the member's id.
       */
      user_id: string;
    };
    /**
     * @description What entries are about. `sign_in`: sign-ins and passwords. `access`: API keys, webhooks, and proof links. `member`: teams and their
     *     people. `billing`: the plan and its payments. `deletion`: what was deleted or moved out. `export`: what was downloaded.
     * @enum {string}
     */
    AuditKind: 'sign_in' | 'access' | 'member' | 'billing' | 'deletion' | 'export';
    /**
     * @description What was done.
     * @enum {string}
     */
    AuditAction:
      | 'account_created'
      | 'signed_in'
      | 'signed_in_by_link'
      | 'sign_in_failed'
      | 'sign_in_refused'
      | 'signed_out'
      | 'device_signed_out'
      | 'password_changed'
      | 'password_reset'
      | 'two_step_turned_on'
      | 'two_step_turned_off'
      | 'recovery_codes_renewed'
      | 'recovery_code_used'
      | 'second_step_failed'
      | 'second_step_refused'
      | 'account_renamed'
      | 'key_created'
      | 'key_rotated'
      | 'key_revoked'
      | 'webhook_added'
      | 'webhook_changed'
      | 'webhook_deleted'
      | 'webhook_secret_replaced'
      | 'proof_created'
      | 'proof_changed'
      | 'proof_revoked'
      | 'member_invited'
      | 'invitation_renewed'
      | 'invitation_revoked'
      | 'member_joined'
      | 'member_role_changed'
      | 'member_removed'
      | 'member_left'
      | 'team_created'
      | 'team_renamed'
      | 'team_transferred'
      | 'team_deleted'
      | 'team_two_step_required'
      | 'team_two_step_optional'
      | 'subscription_started'
      | 'subscription_changed'
      | 'subscription_cancelled'
      | 'subscription_resumed'
      | 'subscription_renewed'
      | 'subscription_ended'
      | 'payment_failed'
      | 'payment_made'
      | 'campaign_deleted'
      | 'campaign_moved_out'
      | 'ad_deleted'
      | 'template_deleted'
      | 'image_deleted'
      | 'generation_deleted'
      | 'account_exported'
      | 'campaigns_exported'
      | 'report_exported'
      | 'client_report_exported'
      | 'ad_exported'
      | 'ads_exported'
      | 'activity_exported'
      | 'audit_log_exported';
    /** @description One thing that was done. */
    AuditEntry: {
      /**
       * Format: uuid
       * @description The entry's id.
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was done.
       */
      created_at: string;
      /** @description Who did it; null for what no signed-in person did. */
      actor: {
        /**
         * Format: uuid
         * @description The account, which may be gone.
         */
        id: string;
        /** @description The person's name, as it was. */
        full_name: string;
      } | null;
      /** @description The API key that it was done with; null for what was done in the app. */
      api_key: {
        /** @description The key's name, as it was. */
        name: string;
        /** @description The first characters of its secret. */
        prefix: string;
      } | null;
      /**
       * @description The IP address it was done from; null if no one did it.
       * @example 203.0.113.7
       */
      address: string | null;
      action: components['schemas']['AuditAction'];
      /** @description What it was done to. */
      subject: {
        /**
         * Format: uuid
         * @description Its id, which may be gone; null if there is none.
         */
        id: string | null;
        /** @description Its name, as it was; empty if it has none. */
        name: string;
      };
      /** @description Further details, such as the new role; empty if there are none. */
      detail: string;
    };
    /**
     * @description What activity is about.
     * @enum {string}
     */
    TeamActivityKind: 'campaign' | 'ad' | 'template' | 'proof' | 'copy' | 'brand' | 'member' | 'team';
    /**
     * @description What was done.
     * @enum {string}
     */
    TeamActivityAction:
      | 'campaign_created'
      | 'campaign_edited'
      | 'campaign_paused'
      | 'campaign_resumed'
      | 'campaign_completed'
      | 'campaign_deleted'
      | 'campaign_duplicated'
      | 'campaign_moved_in'
      | 'campaign_moved_out'
      | 'numbers_recorded'
      | 'ad_created'
      | 'ad_edited'
      | 'ad_deleted'
      | 'ad_restored'
      | 'template_created'
      | 'template_edited'
      | 'template_deleted'
      | 'proof_created'
      | 'proof_changed'
      | 'proof_revoked'
      | 'ad_approved'
      | 'ad_changes_asked'
      | 'ad_commented'
      | 'ad_comment_answered'
      | 'ad_comment_resolved'
      | 'ad_comment_reopened'
      | 'copy_written'
      | 'brand_voice_changed'
      | 'brand_kit_changed'
      | 'member_invited'
      | 'member_joined'
      | 'member_role_changed'
      | 'member_removed'
      | 'member_left'
      | 'invitation_renewed'
      | 'invitation_revoked'
      | 'team_created'
      | 'team_edited'
      | 'team_transferred';
    /** @description One action in a team. */
    TeamActivity: {
      /**
       * Format: uuid
       * @description The entry's id; later ones are greater.
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was done.
       */
      created_at: string;
      /** @description Who did it. */
      actor: {
        /**
         * Format: uuid
         * @description The account; null once it is deleted.
         */
        id: string | null;
        /** @description The person's name, as it was. */
        full_name: string;
      };
      action: components['schemas']['TeamActivityAction'];
      /** @description What it was done to. */
      subject: {
        /**
         * Format: uuid
         * @description Its id, which may be gone; null if there is none.
         */
        id: string | null;
        /** @description Its name, as it was. */
        name: string;
      };
      /** @description Further details, such as the new role; empty if there are none. */
      detail: string;
    };
    /** @description What changes when anything changes in a team. */
    TeamChanges: {
      /**
       * Format: uuid
       * @description The id of the newest activity; null if there is none.
       */
      latest: string | null;
      role: components['schemas']['TeamRole'];
    };
    /** @description An invitation, as shown to the person invited. */
    Invitation: {
      /** @description The team. */
      team: {
        /** @description Its name. */
        name: string;
        /** @description What it is for; empty if not given. */
        description: string;
      };
      role: components['schemas']['MemberRole'];
      /**
       * @description The invited address.
       * @example ines@northfold.example
       */
      email: string;
      /** @description The name of the person who invites; empty if that account is gone. */
      invited_by: string;
      /**
       * Format: date-time
       * @description When the link ends.
       */
      expires_at: string;
    };
    /** @description A team that the account owns or belongs to. */
    TeamMembership: {
      /**
       * Format: uuid
       * @description The team's id.
       */
      id: string;
      /** @description The team's name. */
      name: string;
      role: components['schemas']['TeamRole'];
      /**
       * Format: date-time
       * @description When the account joined, or made the team.
       */
      joined_at: string;
    };
    /** @description How much room the images and the texts of the ads take that one account pays for, its teams' included; deleted ads too. */
    StorageUse: {
      /** @description What is taken, in bytes. */
      used_bytes: number;
      /** @description What may be taken at most, in bytes. */
      limit_bytes: number;
    };
    ExportedCampaign: {
      campaign: components['schemas']['Campaign'];
      /** @description What its ads are to say; null until that is filled in. */
      brief: components['schemas']['Brief'] | null;
      /** @description Its numbers by day, oldest first. */
      metrics: components['schemas']['DailyMetrics'][];
      /** @description What of them is whose of its ads, by day, oldest first. */
      ad_metrics: components['schemas']['AdDailyMetrics'][];
    };
    /** @description An ad's numbers of one day. */
    AdDailyMetrics: {
      /**
       * Format: uuid
       * @description The ad.
       */
      ad_id: string;
      /**
       * Format: date
       * @description The day.
       */
      date: string;
      /** @description How often it was shown. */
      impressions: number;
      /** @description Clicks on it. */
      clicks: number;
      /** @description Conversions, at most two decimals; null: the report has no such column. */
      conversions: number | null;
      /** @description Spend in dollars, at most two decimals. */
      spent: number;
      /** @description Revenue in dollars, at most two decimals; null: the report has no such column. */
      revenue: number | null;
    };
    /**
     * @description An advertising platform.
     * @enum {string}
     */
    Platform: 'facebook' | 'google' | 'instagram' | 'linkedin' | 'twitter';
    /**
     * @description What an ad is for.
     * @enum {string}
     */
    TemplateCategory: 'Product' | 'Service' | 'Event' | 'Brand' | 'Sale' | 'App';
    /**
     * @description The line of business that a template is written for.
     * @enum {string}
     */
    Industry:
      | 'E-commerce'
      | 'SaaS'
      | 'Healthcare'
      | 'Finance'
      | 'Education'
      | 'Food & Beverage'
      | 'Professional Services'
      | 'Local Services'
      | 'Events'
      | 'Corporate'
      | 'Mobile Apps'
      | 'Fitness & Wellness';
    /**
     * @description The size of a drawing, width x height in pixels.
     * @enum {string}
     */
    ArtworkFormat: '1080x1080' | '1080x1350' | '1080x1920' | '1200x628' | '1200x1200';
    /**
     * @description How a drawing is arranged.
     * @enum {string}
     */
    ArtworkLayout:
      | 'shelf'
      | 'triple-word'
      | 'cropped-window'
      | 'ticket'
      | 'ruled-frame'
      | 'tiles'
      | 'layers'
      | 'question-and-call'
      | 'device'
      | 'behind-the-object'
      | 'one-shape'
      | 'on-the-record'
      | 'full-photo';
    /**
     * @description A scheme of colours that go together; `brand` is made of the design's `brand_colors`, which it then has to have.
     * @enum {string}
     */
    ArtworkColours:
      | 'roast'
      | 'signal'
      | 'pine'
      | 'lilac'
      | 'ledger'
      | 'primary'
      | 'sunrise'
      | 'hazard'
      | 'mint'
      | 'blush'
      | 'citrus'
      | 'navy'
      | 'sky'
      | 'graphite'
      | 'clay'
      | 'orchard'
      | 'brand';
    /**
     * @description A color as #rrggbb, stored in lowercase.
     * @example #0b6e4f
     */
    HexColor: string;
    /**
     * @description The colors of a brand. What drawings use is made of them such that text can be read and shapes are seen: a color
     *     that would be lost is drawn as one that is near to it.
     */
    BrandColors: {
      background: components['schemas']['HexColor'];
      primary: components['schemas']['HexColor'];
      accent: components['schemas']['HexColor'];
      light: components['schemas']['HexColor'];
      dark: components['schemas']['HexColor'];
    };
    /** @description What a workspace's new ads start with. Everything is empty until set. */
    BrandKit: {
      /**
       * @description The name that signs drawings, at most 60 characters; empty for none.
       * @example NORTHFOLD
       */
      name: string;
      /**
       * Format: uuid
       * @description The image that takes the written name's place; null for none.
       */
      logo_id: string | null;
      /** @description The colors; null for none. */
      colors: components['schemas']['BrandColors'] | null;
      /** @description The face of headlines; null for none. */
      display_font: components['schemas']['DisplayFont'] | null;
      /** @description The face of other texts; null for none. */
      text_font: components['schemas']['TextFont'] | null;
    };
    /**
     * @description The face of a drawing's headline.
     * @enum {string}
     */
    DisplayFont:
      | 'fraunces'
      | 'playfair-display'
      | 'playfair-display-italic'
      | 'dm-serif-display'
      | 'instrument-serif'
      | 'instrument-serif-italic'
      | 'archivo'
      | 'anton'
      | 'bowlby-one'
      | 'space-grotesk'
      | 'bricolage-grotesque';
    /**
     * @description The face of a drawing's other texts.
     * @enum {string}
     */
    TextFont: 'archivo' | 'space-grotesk' | 'bricolage-grotesque' | 'noto-sans' | 'fraunces' | 'playfair-display';
    /**
     * @description A drawn subject.
     * @enum {string}
     */
    Illustration:
      | 'parcel'
      | 'sneaker'
      | 'tote-bag'
      | 'armchair'
      | 'dashboard'
      | 'laptop'
      | 'servers'
      | 'smile'
      | 'stethoscope'
      | 'medicine-bottle'
      | 'heart'
      | 'coin-stack'
      | 'bank-card'
      | 'piggy-bank'
      | 'books'
      | 'pencil-cup'
      | 'globe'
      | 'coffee'
      | 'citrus-can'
      | 'ramen-bowl'
      | 'pizza'
      | 'portrait-woman'
      | 'portrait-man'
      | 'portrait-curls'
      | 'portrait-grey'
      | 'portrait-scarf'
      | 'portrait-young'
      | 'portrait-older'
      | 'contract'
      | 'scales'
      | 'radiator'
      | 'paint-roller'
      | 'house'
      | 'van'
      | 'microphone'
      | 'record'
      | 'balloons'
      | 'office-tower'
      | 'briefcase'
      | 'trophy'
      | 'phone'
      | 'map-phone'
      | 'headphones'
      | 'kettlebell'
      | 'dumbbell'
      | 'water-bottle'
      | 'lotus'
      | 'egg-basket'
      | 'pumpkin'
      | 'fir-tree'
      | 'rainbow-flag'
      | 'marquee'
      | 'dog'
      | 'fiddle'
      | 'graduation-cap'
      | 'wedding-rings'
      | 'bread'
      | 'scissors'
      | 'wrench'
      | 'shoebox'
      | 'bouquet'
      | 'cat'
      | 'tattoo-machine'
      | 'house-keys'
      | 'book-pile'
      | 'bicycle'
      | 'suitcase'
      | 'camera'
      | 'guitar'
      | 'tent'
      | 'beer-mug'
      | 'ice-cream'
      | 'cake'
      | 'pie'
      | 'wine'
      | 'barbell'
      | 'hourglass'
      | 'snowman'
      | 'parasol'
      | 'breakfast'
      | 'shop-front'
      | 'return-box'
      | 'open-doors'
      | 'signpost'
      | 'table-for-two'
      | 'burger'
      | 'teapot'
      | 'cheese'
      | 'fish'
      | 'chocolates'
      | 'honey'
      | 'shirt'
      | 'sewing-machine'
      | 'nail-polish'
      | 'sudsy-car'
      | 'mouse'
      | 'light-bulb'
      | 'lawn-mower'
      | 'rubber-duck'
      | 'storage-unit'
      | 'squeegee'
      | 'service-bell'
      | 'steering-wheel'
      | 'teddy-bear'
      | 'piano'
      | 'ballet-slippers'
      | 'umbrella'
      | 'glasses'
      | 'toolbox'
      | 'cactus'
      | 'coffee-mill'
      | 'lunch-tray'
      | 'sapling'
      | 'name-badge'
      | 'office-chair'
      | 'toothbrushes'
      | 'bandages'
      | 'calendar'
      | 'hiking-boot'
      | 'magnifier'
      | 'stopwatch'
      | 'towels'
      | 'paint-swatches'
      | 'alarm-clock'
      | 'easel'
      | 'paint-palette';
    /**
     * @description A repeat in place of a plain ground.
     * @enum {string}
     */
    ArtworkPattern: 'rings' | 'waves' | 'checks' | 'stripes' | 'dots' | 'rays' | 'terrazzo' | 'scales';
    /** @description How an ad looks. Its texts are the ad's own. */
    ArtworkDesign: {
      layout: components['schemas']['ArtworkLayout'];
      colours: components['schemas']['ArtworkColours'];
      brand_colors?: components['schemas']['BrandColors'];
      display_font: components['schemas']['DisplayFont'];
      text_font: components['schemas']['TextFont'];
      /** @description The subject; null for none. */
      illustration?: components['schemas']['Illustration'] | null;
      /** @description The repeat of the ground; null for a plain one. */
      pattern?: components['schemas']['ArtworkPattern'] | null;
      /**
       * @description The name that signs the drawing; empty for none.
       * @example NORTHFOLD
       */
      brand?: string;
      image_crops?: components['schemas']['ImageCrops'];
      text_sizes?: components['schemas']['TextSizes'];
      object_pose?: components['schemas']['ObjectPose'];
      size_poses?: components['schemas']['SizePoses'];
      logo_plate?: components['schemas']['LogoPlate'];
      logo_size?: components['schemas']['LogoSize'];
      cut_out_shadow?: components['schemas']['CutOutShadow'];
      /** @description The subjects that say what the texts of its template say, the template's own first, to be offered before others; at most 3. None of them is drawn for being here. Left out, there are none. */
      suggested_illustrations?: components['schemas']['Illustration'][];
    };
    /**
     * @description The shadow along the outline of an image that has one of its own, such as a product on a see-through ground: a smooth one, or one of fine dots. Left out, there is none; other images have none either.
     * @enum {string}
     */
    CutOutShadow: 'soft' | 'grain';
    /**
     * @description Whether a plate in a light or dark color of the scheme lies behind the logo. Left out, it does where the logo doesn't stand out from what lies behind it; `always` wherever a plate can be seen, `none` nowhere.
     * @enum {string}
     */
    LogoPlate: 'always' | 'none';
    /**
     * @description Steps of a fifth by which the logo is larger than its layout sets it, each larger than the one before it; negative ones make it smaller. It's never larger than its layout has room for, and texts give way to it. 0 is the layout's size.
     * @enum {integer}
     */
    LogoSize: -2 | -1 | 0 | 1 | 2;
    /** @description How the illustration stands other than its layout puts it, in every artwork size that has none of its own. It covers no text that it doesn't cover in its layout, and stays where its layout has room for it; where there is no room for all of a change, it's changed as far as there is. What's left out is as in the layout. */
    ObjectPose: {
      /** @description Whether left and right are exchanged. The brand on its label isn't. */
      mirrored?: boolean;
      /** @description Steps of 15 degrees, clockwise; negative ones turn it counterclockwise. A portrait stays upright. */
      turn?: number;
      /** @description Steps of a fifth, each larger than the one before it; negative ones make it smaller. */
      size?: number;
      /** @description Steps to the right, each 3% of the artwork's shorter side; negative ones go to the left. */
      across?: number;
      /** @description Steps down, each 3% of the artwork's shorter side; negative ones go up. A portrait that is cut at an edge stays on it. */
      down?: number;
    };
    /** @description How the illustration stands in single artwork sizes, in place of `object_pose` and not on top of it. A size that's left out has `object_pose`; one with an empty pose is as in the layout. */
    SizePoses: {
      '1080x1080'?: components['schemas']['ObjectPose'];
      '1080x1350'?: components['schemas']['ObjectPose'];
      '1080x1920'?: components['schemas']['ObjectPose'];
      '1200x628'?: components['schemas']['ObjectPose'];
      '1200x1200'?: components['schemas']['ObjectPose'];
    };
    /** @description How many steps larger or smaller than its layout sets it each text of the drawing is. A larger one takes the room that its layout has for it, and none more; a text that's left out has the layout's size. */
    TextSizes: {
      brand?: components['schemas']['TextSizeStep'];
      headline?: components['schemas']['TextSizeStep'];
      subheadline?: components['schemas']['TextSizeStep'];
      cta?: components['schemas']['TextSizeStep'];
      body?: components['schemas']['TextSizeStep'];
    };
    /**
     * @description Steps of a text's size; negative ones make it smaller.
     * @enum {integer}
     */
    TextSizeStep: -2 | -1 | 0 | 1 | 2;
    /** @description Which part of the ad's image each artwork size shows. A size that's left out shows as much of the center as fits. */
    ImageCrops: {
      '1080x1080'?: components['schemas']['ImageCrop'];
      '1080x1350'?: components['schemas']['ImageCrop'];
      '1080x1920'?: components['schemas']['ImageCrop'];
      '1200x628'?: components['schemas']['ImageCrop'];
      '1200x1200'?: components['schemas']['ImageCrop'];
    };
    /** @description The part of an image that a drawing shows. */
    ImageCrop: {
      /**
       * @description Where the focal point is across the image, as a share of its width from the left.
       * @example 0.7
       */
      x: number;
      /**
       * @description Where the focal point is down the image, as a share of its height from the top.
       * @example 0.4
       */
      y: number;
      /**
       * @description How much closer than whole the image is shown, in times.
       * @example 1.5
       */
      zoom: number;
    };
    /** @description What a template looks like. */
    DesignElements: {
      /** @description The colours as #rrggbb, the ground first. */
      color_scheme: string[];
      /** @description The names of the fonts, the headline's first. */
      fonts: string[];
      artwork?: components['schemas']['ArtworkDesign'];
    };
    /** @description What a template is to look like. */
    DesignChoice: {
      artwork: components['schemas']['ArtworkDesign'];
      /** @description Accepted and ignored: it follows from the artwork. */
      color_scheme?: unknown;
      /** @description Accepted and ignored: they follow from the artwork. */
      fonts?: unknown;
    };
    /**
     * @description The id of a template of the library.
     * @example roasters-shelf
     */
    LibraryTemplateId: string;
    /**
     * @description The headline.
     * @example Fresh roast, every other Friday.
     */
    TemplateHeadline: string;
    /** @description One line of text; empty for none. */
    TemplateLine: string;
    /** @description The line under the headline of the ad, at most 300 characters, of which Facebook shows 27; empty for the line below the headline. */
    TemplateShortLine: string;
    /**
     * @description The audience, separated by commas; empty if no one in particular.
     * @example Home coffee drinkers, gift buyers
     */
    TemplateAudience: string;
    /** @description The platforms that it works best on. */
    BestPlatforms: components['schemas']['Platform'][];
    /**
     * @description Meta's id of the button under the ad, such as SHOP_NOW; other platforms take theirs with the same meaning.
     * @example SHOP_NOW
     */
    TemplateButton: string;
    /** @description A template of the library. */
    LibraryTemplate: {
      id: components['schemas']['LibraryTemplateId'];
      /**
       * @description Its name.
       * @example Roaster's Shelf
       */
      name: string;
      /** @description What it is and when it works. */
      description: string;
      category: components['schemas']['TemplateCategory'];
      industry: components['schemas']['Industry'];
      format: components['schemas']['ArtworkFormat'];
      /**
       * @description The address of its drawing.
       * @example /api/template-library/templates/roasters-shelf/artwork?v=4f2a
       */
      thumbnail: string;
      /** @description The headline. */
      headline: string;
      /** @description The line below the headline; empty for none. */
      subheadline: string;
      /** @description The text of the ad, beside the picture. */
      body_text: string;
      /** @description The line under the headline of the ad, at most 27 characters, which is what Facebook shows of it. */
      short_description?: string;
      /** @description The call to action in the picture. */
      cta: string;
      button?: components['schemas']['TemplateButton'];
      /** @description The audience, separated by commas. */
      target_audience: string;
      best_platforms: components['schemas']['BestPlatforms'];
      /** @description What makes it work. */
      conversion_tips: string[];
      design_elements: components['schemas']['DesignElements'];
      /** @description How often it was used here. */
      uses: number;
      /** @description Whether the account's plan lacks it. */
      locked?: boolean;
    };
    /** @description A category of the library. */
    TemplateCategoryCount: {
      name: components['schemas']['TemplateCategory'];
      /** @description How many templates it has. */
      count: number;
    };
    /** @description A template that is used much. */
    PopularTemplate: {
      id: components['schemas']['LibraryTemplateId'];
      /** @description Its name. */
      name: string;
      /** @description The address of its drawing. */
      thumbnail: string;
    };
    /** @description An industry of the library. */
    IndustryCount: {
      name: components['schemas']['Industry'];
      /** @description How many templates it has. */
      count: number;
      /** @description The most used, at most 3; ties in the library's order. */
      popular_templates: components['schemas']['PopularTemplate'][];
    };
    /** @description Numbers over the whole library. */
    LibraryStats: {
      /** @description How many templates there are. */
      total_templates: number;
      /** @description How many categories they are in. */
      categories_count: number;
      /** @description How many industries they are for. */
      industries_count: number;
      /** @description How often they were used here. */
      total_uses: number;
    };
    /** @description A template of the account's own. */
    Template: {
      /**
       * Format: uuid
       * @description The template's id.
       */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description What it is for; empty for nothing. */
      description: string;
      /** @description What its ads are for; null if nothing in particular. */
      category: components['schemas']['TemplateCategory'] | null;
      /** @description The line of business; null for none in particular. */
      industry: components['schemas']['Industry'] | null;
      format: components['schemas']['ArtworkFormat'];
      headline: components['schemas']['TemplateHeadline'];
      subheadline: components['schemas']['TemplateLine'];
      /** @description The text of the ad, beside the picture; empty for none. */
      body_text: string;
      short_description?: components['schemas']['TemplateShortLine'];
      /** @description The call to action in the picture; empty for none. */
      cta: string;
      /** @description The button under the ad; null for none in particular. */
      button?: components['schemas']['TemplateButton'] | null;
      target_audience: components['schemas']['TemplateAudience'];
      best_platforms: components['schemas']['BestPlatforms'];
      design_elements: components['schemas']['DesignElements'];
      /** @description How often it was used. */
      uses: number;
      /** @description The template of the library that it was copied from; null for none. */
      library_template_id: components['schemas']['LibraryTemplateId'] | null;
      /**
       * Format: uuid
       * @description The team it belongs to; null for a personal one.
       */
      team_id?: string | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updated_at: string;
    };
    /** @description A template to add. What only the server sets is accepted and ignored. */
    NewTemplate: {
      /** @description Its name, 1 to 120 characters. */
      name: string;
      /** @description What it is for; empty for nothing. */
      description?: string;
      /** @description What its ads are for; null if nothing in particular. */
      category?: components['schemas']['TemplateCategory'] | null;
      /** @description The line of business; null for none in particular. */
      industry?: components['schemas']['Industry'] | null;
      format: components['schemas']['ArtworkFormat'];
      headline: components['schemas']['TemplateHeadline'];
      subheadline?: components['schemas']['TemplateLine'];
      /** @description The text of the ad, beside the picture; empty for none. */
      body_text?: string;
      short_description?: components['schemas']['TemplateShortLine'];
      /** @description The call to action in the picture; empty for none. */
      cta?: string;
      /** @description The button under the ad; null for none in particular. */
      button?: components['schemas']['TemplateButton'] | null;
      target_audience?: components['schemas']['TemplateAudience'];
      best_platforms?: components['schemas']['BestPlatforms'];
      design_elements: components['schemas']['DesignChoice'];
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      uses?: unknown;
      /** @description Accepted and ignored. */
      library_template_id?: unknown;
      /**
       * Format: uuid
       * @description Of a new one: the team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. On a change it is ignored.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      updated_at?: unknown;
    };
    /** @description What to change of a template. What only the server sets is accepted and ignored. */
    TemplateChange: {
      /** @description Its name, 1 to 120 characters. */
      name?: string;
      /** @description What it is for; empty for nothing. */
      description?: string;
      /** @description What its ads are for; null if nothing in particular. */
      category?: components['schemas']['TemplateCategory'] | null;
      /** @description The line of business; null for none in particular. */
      industry?: components['schemas']['Industry'] | null;
      format?: components['schemas']['ArtworkFormat'];
      headline?: components['schemas']['TemplateHeadline'];
      subheadline?: components['schemas']['TemplateLine'];
      /** @description The text of the ad, beside the picture; empty for none. */
      body_text?: string;
      short_description?: components['schemas']['TemplateShortLine'];
      /** @description The call to action in the picture; empty for none. */
      cta?: string;
      /** @description The button under the ad; null for none in particular. */
      button?: components['schemas']['TemplateButton'] | null;
      target_audience?: components['schemas']['TemplateAudience'];
      best_platforms?: components['schemas']['BestPlatforms'];
      design_elements?: components['schemas']['DesignChoice'];
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      uses?: unknown;
      /** @description Accepted and ignored. */
      library_template_id?: unknown;
      /**
       * Format: uuid
       * @description Of a new one: the team to make it in, as in the address; null for the caller's own. Where both say it, they must agree. On a change it is ignored.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      updated_at?: unknown;
    };
    /**
     * @description A platform's kind of ad.
     * @enum {string}
     */
    AdFormat:
      | 'google_search'
      | 'google_display'
      | 'facebook_feed'
      | 'facebook_story'
      | 'facebook_carousel'
      | 'instagram_feed'
      | 'instagram_story'
      | 'instagram_carousel'
      | 'linkedin_image'
      | 'twitter_image';
    /** @description A text, at most 5,000 characters; empty if it is not written yet. */
    AdText: string;
    /**
     * @description A web address, at most 2,048 characters; empty if not given. May be unfinished, but is nothing but http or https, with a host and without a username.
     * @example https://www.northfold.example/beans
     */
    AdLink: string;
    /**
     * Format: uuid
     * @description An image of the account's own; null for the drawn artwork.
     */
    AdImage: string | null;
    /**
     * @description The platform's id of a call to action; null lets the platform choose.
     * @example SHOP_NOW
     */
    AdCallToAction: string | null;
    /** @description An ad's copy in one format. Every field is present; an empty text means it isn't given. */
    AdContents:
      | components['schemas']['GoogleSearchAd']
      | components['schemas']['GoogleDisplayAd']
      | components['schemas']['MetaFeedAd']
      | components['schemas']['MetaStoryAd']
      | components['schemas']['MetaCarouselAd']
      | components['schemas']['LinkedinImageAd']
      | components['schemas']['TwitterImageAd'];
    /** @description A responsive search ad. */
    GoogleSearchAd: {
      /**
       * @description Which format this is. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      format: 'google_search';
      /** @description The headlines that Google chooses from. */
      headlines: {
        /** @description The text. */
        text: components['schemas']['AdText'];
        /**
         * @description The only position that it may be shown in; null for any.
         * @enum {integer|null}
         */
        pin: 1 | 2 | 3 | null;
      }[];
      /** @description The descriptions that Google chooses from. */
      descriptions: {
        /** @description The text. */
        text: components['schemas']['AdText'];
        /**
         * @description The only position that it may be shown in; null for any.
         * @enum {integer|null}
         */
        pin: 1 | 2 | null;
      }[];
      /** @description The first part of the path that is shown: `example.com/path1`. */
      path1: components['schemas']['AdText'];
      /** @description The second part. */
      path2: components['schemas']['AdText'];
      final_url: components['schemas']['AdLink'];
    };
    /** @description A responsive display ad. */
    GoogleDisplayAd: {
      /**
       * @description Which format this is. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      format: 'google_display';
      /** @description The short headlines. */
      headlines: components['schemas']['AdText'][];
      /** @description The long headline. */
      long_headline: components['schemas']['AdText'];
      /** @description The descriptions. */
      descriptions: components['schemas']['AdText'][];
      /** @description Who advertises. */
      business_name: components['schemas']['AdText'];
      call_to_action: components['schemas']['AdCallToAction'];
      final_url: components['schemas']['AdLink'];
      /** @description Images of the account's own; without any, the drawn artwork is the picture. */
      images: string[];
    };
    /** @description A feed ad of Facebook or Instagram. */
    MetaFeedAd: {
      /**
       * @description Which format this is. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      format: 'facebook_feed' | 'instagram_feed';
      /** @description The text above the picture. */
      primary_text: components['schemas']['AdText'];
      /** @description The headline. */
      headline: components['schemas']['AdText'];
      /** @description The line below the headline. */
      description: components['schemas']['AdText'];
      call_to_action: components['schemas']['AdCallToAction'];
      final_url: components['schemas']['AdLink'];
      image: components['schemas']['AdImage'];
    };
    /** @description A story ad of Facebook or Instagram. */
    MetaStoryAd: {
      /**
       * @description Which format this is. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      format: 'facebook_story' | 'instagram_story';
      /** @description The text. */
      primary_text: components['schemas']['AdText'];
      /** @description The headline. */
      headline: components['schemas']['AdText'];
      call_to_action: components['schemas']['AdCallToAction'];
      final_url: components['schemas']['AdLink'];
      image: components['schemas']['AdImage'];
    };
    /** @description A carousel ad of Facebook or Instagram. */
    MetaCarouselAd: {
      /**
       * @description Which format this is. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      format: 'facebook_carousel' | 'instagram_carousel';
      /** @description The text above the cards. */
      primary_text: components['schemas']['AdText'];
      /** @description The cards in the order they are shown. */
      cards: components['schemas']['CarouselCard'][];
      call_to_action: components['schemas']['AdCallToAction'];
      final_url: components['schemas']['AdLink'];
    };
    /** @description One card of a carousel. An empty address leads where the ad leads. */
    CarouselCard: {
      /** @description The headline. */
      headline: components['schemas']['AdText'];
      /** @description The line below it. */
      description: components['schemas']['AdText'];
      final_url: components['schemas']['AdLink'];
      image: components['schemas']['AdImage'];
    };
    /** @description A single image ad of LinkedIn. */
    LinkedinImageAd: {
      /**
       * @description Which format this is. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      format: 'linkedin_image';
      /** @description Seen only by the advertiser. */
      ad_name: components['schemas']['AdText'];
      /** @description The text above the picture. */
      introductory_text: components['schemas']['AdText'];
      /** @description The headline. */
      headline: components['schemas']['AdText'];
      /** @description The line below the headline. */
      description: components['schemas']['AdText'];
      call_to_action: components['schemas']['AdCallToAction'];
      final_url: components['schemas']['AdLink'];
      image: components['schemas']['AdImage'];
    };
    /** @description A post of X with an image and a website button. */
    TwitterImageAd: {
      /**
       * @description Which format this is. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      format: 'twitter_image';
      /** @description The post. */
      post_text: components['schemas']['AdText'];
      /** @description The title on the website's card. */
      card_title: components['schemas']['AdText'];
      final_url: components['schemas']['AdLink'];
      image: components['schemas']['AdImage'];
    };
    /** @description The artwork's words; empty ones are left out. */
    PictureTexts: {
      /** @description The headline. */
      headline: string;
      /** @description The line below it. */
      subheadline: string;
      /** @description The text beside the picture, which one layout draws too. */
      body: string;
      /** @description The call to action. */
      cta: string;
    };
    /** @description A field that still holds a template's words. */
    SampleField: {
      format: components['schemas']['AdFormat'];
      /** @description Where it is in the format: `primary_text`, `headlines[2]`, `cards[0].headline`. */
      field: string;
    };
    /** @description An ad with its texts for each format and its picture. */
    SavedAd: {
      /**
       * Format: uuid
       * @description The ad's id.
       */
      id: string;
      /**
       * Format: uuid
       * @description The campaign that it belongs to; null for none.
       */
      campaign_id: string | null;
      /** @description Its name, 1 to 120 characters. */
      name: string;
      /** @description What it says, one entry for each format, 1 to 10; at most 100,000 characters in all. */
      contents: components['schemas']['AdContents'][];
      artwork: components['schemas']['ArtworkDesign'];
      picture: components['schemas']['PictureTexts'];
      /**
       * Format: uuid
       * @description The image in the drawing's picture; null for the illustration.
       */
      image_id: string | null;
      /**
       * Format: uuid
       * @description The image that signs the drawing; null for the written brand.
       */
      logo_id: string | null;
      /** @description The brief it was filled from; null if it never was. */
      from_brief?: components['schemas']['AdFromBrief'] | null;
      /** @description How often it was saved, from 1. */
      revision: number;
      /**
       * Format: uuid
       * @description The team it belongs to; null for a personal one.
       */
      team_id?: string | null;
      labels?: components['schemas']['Labels'];
      /** @description Which of its brand, headline, subheadline and body are word for word those of a template of the library, whose businesses are made up; each once. */
      sample_texts?: string[];
      /** @description Which fields of its formats still hold words that a template of the library puts there, whatever their case and outer space; in the order of `contents`. */
      sample_fields?: components['schemas']['SampleField'][];
      /**
       * Format: uuid
       * @description What it has in common with its variants, which no other ad has; null for an ad without variants.
       */
      variant_group?: string | null;
      /** @description What tells it apart from its other variants, 1 to 40 characters; null for an ad without variants. */
      variant_name?: string | null;
      /** @description Only in `listAds`: its links with a `utm_content` that other variants of it have too, by which reports can't tell them apart; by variant, the first made first. Empty where it shares none. */
      shared_links?: components['schemas']['SharedLinks'][];
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last saved.
       */
      updated_at: string;
    };
    /** @description Links that an ad has in common with one of its variants. */
    SharedLinks: {
      /** @description Which variant, 1 to 40 characters. */
      variant_name: string;
      /** @description The links, without outer space; each once. */
      links: components['schemas']['AdLink'][];
    };
    /**
     * @description A program that reads ads from a file.
     * @enum {string}
     */
    AdsManager: 'google_ads_editor' | 'meta_ads_manager';
    /** @description What a file for an ads manager has, and what stays. */
    BulkFilePreview: {
      /** @description What goes, one entry for each ad over there; in the order of the rows. */
      ads: components['schemas']['BulkFileAd'][];
      /** @description How many of them keep a `utm_content` that their owner set, so that it isn't their key. */
      links_with_own_content: number;
      /** @description How many ads were not looked at, because a file takes the 100 that changed last. */
      beyond: number;
      /** @description What stays; in the order of the ads, the last changed first, and their formats. */
      left_out: components['schemas']['BulkFileLeftOut'][];
      /** @description What the file leaves blank for a person to fill in over there, as sentences. */
      notes: string[];
    };
    /** @description An ad in one format that goes into a file. */
    BulkFileAd: {
      /**
       * Format: uuid
       * @description The ad's id.
       */
      ad_id: string;
      /**
       * @description By what its report knows it: the name of the ad at Meta, of its ad group at Google; in its link as `utm_content`.
       * @example Fresh beans | Facebook feed | 1a2b3c4d
       */
      key: string;
      /** @description The campaign that it goes into. */
      campaign_name: string;
    };
    /** @description An ad, or one of its formats, that a file leaves out. */
    BulkFileLeftOut: {
      /**
       * Format: uuid
       * @description The ad's id.
       */
      ad_id: string;
      /** @description The ad's name. */
      name: string;
      /** @description Which of its formats; null where none is one of the file's. */
      format: components['schemas']['AdFormat'] | null;
      /** @description All that speaks against it, as sentences. */
      reasons: string[];
    };
    /** @description An ad to save. What only the server sets is accepted and ignored. */
    NewAd: {
      /**
       * Format: uuid
       * @description The campaign that it belongs to; null for none.
       */
      campaign_id?: string | null;
      /** @description Its name, 1 to 120 characters. */
      name: string;
      /** @description What it says, one entry for each format, 1 to 10; at most 100,000 characters in all. */
      contents: components['schemas']['AdContents'][];
      artwork: components['schemas']['ArtworkDesign'];
      picture: components['schemas']['PictureTexts'];
      /**
       * Format: uuid
       * @description The image in the drawing's picture; null for the illustration.
       */
      image_id?: string | null;
      /**
       * Format: uuid
       * @description The image that signs the drawing; null for the written brand.
       */
      logo_id?: string | null;
      /** @description The brief it was filled from; null if it never was. */
      from_brief?: components['schemas']['AdFromBrief'] | null;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      revision?: unknown;
      /**
       * Format: uuid
       * @description The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      labels?: unknown;
      /** @description Accepted and ignored. */
      sample_texts?: unknown;
      /** @description Accepted and ignored. */
      sample_fields?: unknown;
      /** @description Accepted and ignored. */
      variant_group?: unknown;
      /** @description Accepted and ignored. */
      variant_name?: unknown;
      /** @description Accepted and ignored. */
      shared_links?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      updated_at?: unknown;
    };
    /** @description What the new variant is called. */
    NewVariant: {
      /** @description Its name, 1 to 40 characters; left out, the first letter from A on that none of the ad's variants has. */
      variant_name?: string;
    };
    /** @description What a variant is called. */
    VariantName: {
      /** @description Its name, 1 to 40 characters. */
      variant_name: string;
    };
    /** @description What to change of an ad. What only the server sets is accepted and ignored. */
    AdChange: {
      /**
       * Format: uuid
       * @description The campaign that it belongs to; null for none.
       */
      campaign_id?: string | null;
      /** @description Its name, 1 to 120 characters. */
      name?: string;
      /** @description What it says, one entry for each format, 1 to 10; at most 100,000 characters in all. */
      contents?: components['schemas']['AdContents'][];
      artwork?: components['schemas']['ArtworkDesign'];
      picture?: components['schemas']['PictureTexts'];
      /**
       * Format: uuid
       * @description The image in the drawing's picture; null for the illustration.
       */
      image_id?: string | null;
      /**
       * Format: uuid
       * @description The image that signs the drawing; null for the written brand.
       */
      logo_id?: string | null;
      /** @description The brief it was filled from; null if it never was. */
      from_brief?: components['schemas']['AdFromBrief'] | null;
      /** @description The revision that the change was made from. */
      revision: number;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      team_id?: unknown;
      /** @description Accepted and ignored. */
      labels?: unknown;
      /** @description Accepted and ignored. */
      sample_texts?: unknown;
      /** @description Accepted and ignored. */
      sample_fields?: unknown;
      /** @description Accepted and ignored. */
      variant_group?: unknown;
      /** @description Accepted and ignored. */
      variant_name?: unknown;
      /** @description Accepted and ignored. */
      shared_links?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      updated_at?: unknown;
    };
    /** @description How to copy an ad. */
    AdCopyRequest: {
      format?: components['schemas']['AdFormat'];
    };
    /** @description A copy of an ad, and what became of its texts on the way. */
    AdCopy: {
      ad: components['schemas']['SavedAd'];
      /** @description Texts that did not simply move, in the order of the ad that was copied. */
      changes: components['schemas']['AdTextChange'][];
      /** @description What the format needs and the ad had nothing for. */
      missing: components['schemas']['MissingField'][];
    };
    /** @description What became of a text. */
    AdTextChange: {
      /**
       * @description `changed`: the other platform says it in its own words, or without the marks of a list.
       * @enum {string}
       */
      kind: 'shortened' | 'split' | 'merged' | 'changed' | 'dropped';
      /** @description Where it stood, such as `cards[0].headline`. */
      from: string[];
      /** @description The texts as they were. */
      before: string[];
      /** @description Where it is in the copy; missing if it was dropped. */
      to: string[];
      /** @description The texts as they are. */
      after: string[];
    };
    /** @description A field that has to be filled in. */
    MissingField: {
      /** @description The field, such as `headlines`. */
      field: string;
      /** @description What is missing, for the person. */
      sentence: string;
    };
    /**
     * @description What kind of file an image is.
     * @enum {string}
     */
    ImageType: 'image/png' | 'image/jpeg' | 'image/webp';
    /** @description What is known of an image; its file is a call of its own. */
    Image: {
      /**
       * Format: uuid
       * @description The image's id.
       */
      id: string;
      /** @description Pixels across. */
      width: number;
      /** @description Pixels down. */
      height: number;
      /** @description The size of the file. */
      bytes: number;
      type: components['schemas']['ImageType'];
      /** @description Whether it is a cut-out: at least a fiftieth of it is see-through. */
      transparent?: boolean;
      tones?: components['schemas']['Tones'];
      /**
       * Format: date-time
       * @description When it was uploaded.
       */
      created_at: string;
    };
    /** @description How light what can be seen of the image is, by which a logo gets a plate: thousandths of it in each of 24 tones, from black to white, each of the same contrast with the next. Empty where this isn't known yet. */
    Tones: number[];
    /**
     * @description The value of one parameter, at most 200 characters; empty if it is left out.
     * @example spring_sale
     */
    UtmValue: string;
    /** @description What is measured of a link. Each field is the parameter of its name behind `utm_`. */
    UtmValues: {
      /** @description Where the visit comes from. */
      source: components['schemas']['UtmValue'];
      /** @description The kind of marketing. */
      medium: components['schemas']['UtmValue'];
      /** @description The product, slogan or promotion. */
      campaign: components['schemas']['UtmValue'];
      /** @description The paid keyword. */
      term: components['schemas']['UtmValue'];
      /** @description Distinguishes ads and variants. */
      content: components['schemas']['UtmValue'];
      /** @description The campaign's id, which joins imported costs. */
      id: components['schemas']['UtmValue'];
    };
    /** @description Saved values for future links. */
    LinkPreset: {
      /**
       * Format: uuid
       * @description The preset's id.
       */
      id: string;
      /** @description Its name. */
      name: string;
      utm: components['schemas']['UtmValues'];
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
    };
    /** @description A preset to keep. What only the server sets is accepted and ignored. */
    NewLinkPreset: {
      /** @description Its name, 1 to 120 characters. */
      name: string;
      utm: components['schemas']['UtmValues'];
      /**
       * Format: uuid
       * @description The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
    };
    /**
     * @description The separator between the words of every value. One for the whole account, because `a-b` and `a_b` would be two rows in a report.
     * @enum {string}
     */
    LinkSeparator: '-' | '_';
    /** @description How the account writes its links; `_` between words until it chooses. */
    LinkSettings: {
      separator: components['schemas']['LinkSeparator'];
    };
    /**
     * @description Active and paused change into each other; either may be completed; completed is final.
     * @enum {string}
     */
    CampaignStatus: 'active' | 'paused' | 'completed';
    /**
     * @description A field that campaigns can be sorted by. Those without a value come last, in either direction.
     * @default created_at
     * @enum {string}
     */
    CampaignSortField:
      | 'created_at'
      | 'name'
      | 'status'
      | 'platform'
      | 'budget'
      | 'spent'
      | 'impressions'
      | 'clicks'
      | 'ctr'
      | 'cpc'
      | 'conversions'
      | 'conversion_rate'
      | 'cpa'
      | 'revenue'
      | 'roas'
      | 'start_date'
      | 'end_date';
    /**
     * @description Smallest first (`asc`) or largest first (`desc`).
     * @default desc
     * @enum {string}
     */
    SortDirection: 'asc' | 'desc';
    /**
     * @description Conversion rate in percent: conversions / clicks × 100, 2 decimals; null without clicks, or where a day doesn't report its conversions.
     * @example 3.1
     */
    ConversionRate: number | null;
    /**
     * @description Cost per conversion in dollars: spent / conversions, 2 decimals; null without conversions, or where a day doesn't report them.
     * @example 18.4
     */
    Cpa: number | null;
    /**
     * @description Return on ad spend: revenue / spent, 2 decimals; null without spend, or where a day doesn't report its revenue.
     * @example 2.18
     */
    Roas: number | null;
    /**
     * @description Name, 1 to 120 characters, not only spaces. Spaces around it are removed.
     * @example Free Shipping Week
     */
    CampaignName: string;
    /**
     * @description Budget in dollars, 0 to 10,000,000, at most two decimals.
     * @example 12000
     */
    Budget: number;
    /** @description Free text, at most 5,000 characters; null for none. */
    FreeText: string | null;
    /**
     * Format: date
     * @description A day; null for none.
     * @example 2026-11-01
     */
    OptionalDay: string | null;
    /** @description A campaign with its totals over all days. */
    Campaign: {
      /**
       * Format: uuid
       * @description The campaign's id.
       */
      id: string;
      name: components['schemas']['CampaignName'];
      status: components['schemas']['CampaignStatus'];
      platform: components['schemas']['Platform'];
      budget: components['schemas']['Budget'];
      /** @description What the campaign is to achieve. */
      objective?: components['schemas']['FreeText'];
      /** @description The campaign's audience. */
      target_audience?: components['schemas']['FreeText'];
      /** @description The first day. */
      start_date?: components['schemas']['OptionalDay'];
      /** @description The last day; not before the first. */
      end_date?: components['schemas']['OptionalDay'];
      /**
       * @description Spend in dollars.
       * @example 9847.2
       */
      spent: number;
      /**
       * @description Revenue in dollars; null where no day reports any: the reports had no such column.
       * @example 21440.5
       */
      revenue?: number | null;
      /** @description How often ads were shown. */
      impressions: number;
      /** @description Clicks on ads. */
      clicks: number;
      /**
       * @description Conversions; up to two decimals, because platforms credit parts of one; null where no day reports any: the reports had no such column.
       * @example 12.5
       */
      conversions: number | null;
      /**
       * @description Click-through rate in percent: clicks / impressions × 100, 2 decimals; 0 without impressions.
       * @example 4.86
       */
      ctr: number;
      /**
       * @description Cost per click in dollars: spent / clicks, 2 decimals; 0 without clicks.
       * @example 1.14
       */
      cpc: number;
      conversion_rate?: components['schemas']['ConversionRate'];
      cpa?: components['schemas']['Cpa'];
      roas?: components['schemas']['Roas'];
      labels?: components['schemas']['Labels'];
      /** @description Whether it is sample data, which does not count against the plan. */
      is_sample?: boolean;
      /** @description Grows by one with each change but that of its numbers, from 1. */
      revision?: number;
      /**
       * Format: uuid
       * @description The team it belongs to; null for a personal one.
       */
      team_id?: string | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it or its numbers last changed.
       */
      updated_at?: string;
    };
    /** @description A campaign to create. What only the server sets is accepted and ignored. */
    NewCampaign: {
      name: components['schemas']['CampaignName'];
      platform: components['schemas']['Platform'];
      budget: components['schemas']['Budget'];
      /** @description Active if left out. */
      status?: components['schemas']['CampaignStatus'];
      /** @description What the campaign is to achieve. */
      objective?: components['schemas']['FreeText'];
      /** @description The campaign's audience. */
      target_audience?: components['schemas']['FreeText'];
      /** @description The first day. */
      start_date?: components['schemas']['OptionalDay'];
      /** @description The last day; not before the first. */
      end_date?: components['schemas']['OptionalDay'];
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      spent?: unknown;
      /** @description Accepted and ignored. */
      revenue?: unknown;
      /** @description Accepted and ignored. */
      impressions?: unknown;
      /** @description Accepted and ignored. */
      clicks?: unknown;
      /** @description Accepted and ignored. */
      conversions?: unknown;
      /** @description Accepted and ignored. */
      ctr?: unknown;
      /** @description Accepted and ignored. */
      cpc?: unknown;
      /** @description Accepted and ignored. */
      conversion_rate?: unknown;
      /** @description Accepted and ignored. */
      cpa?: unknown;
      /** @description Accepted and ignored. */
      roas?: unknown;
      /** @description Accepted and ignored. */
      labels?: unknown;
      /** @description Accepted and ignored. */
      is_sample?: unknown;
      /** @description Accepted and ignored. */
      revision?: unknown;
      /**
       * Format: uuid
       * @description The team to make it in, as in the address; null for the caller's own. Where both say it, they must agree.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      updated_at?: unknown;
    };
    /** @description What to change of a campaign; the rest stays. What only the server sets is accepted and ignored. */
    CampaignChange: {
      name?: components['schemas']['CampaignName'];
      platform?: components['schemas']['Platform'];
      budget?: components['schemas']['Budget'];
      status?: components['schemas']['CampaignStatus'];
      /** @description What the campaign is to achieve. */
      objective?: components['schemas']['FreeText'];
      /** @description The campaign's audience. */
      target_audience?: components['schemas']['FreeText'];
      /** @description The first day. */
      start_date?: components['schemas']['OptionalDay'];
      /** @description The last day; not before the first. */
      end_date?: components['schemas']['OptionalDay'];
      /** @description The revision that the change is based on. If left out, the change applies to whatever is stored. */
      revision?: number;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      spent?: unknown;
      /** @description Accepted and ignored. */
      revenue?: unknown;
      /** @description Accepted and ignored. */
      impressions?: unknown;
      /** @description Accepted and ignored. */
      clicks?: unknown;
      /** @description Accepted and ignored. */
      conversions?: unknown;
      /** @description Accepted and ignored. */
      ctr?: unknown;
      /** @description Accepted and ignored. */
      cpc?: unknown;
      /** @description Accepted and ignored. */
      conversion_rate?: unknown;
      /** @description Accepted and ignored. */
      cpa?: unknown;
      /** @description Accepted and ignored. */
      roas?: unknown;
      /** @description Accepted and ignored. */
      labels?: unknown;
      /** @description Accepted and ignored. */
      is_sample?: unknown;
      /** @description Accepted and ignored. */
      team_id?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
      /** @description Accepted and ignored. */
      updated_at?: unknown;
    };
    /** @description What ads are to say about one product. Every field is there; an empty one is not given. */
    Brief: {
      /**
       * @description What is advertised.
       * @example Northfold Coffee subscription
       */
      product_name: string;
      /**
       * @description The ads' audience.
       * @example People who grind at home
       */
      target_audience: string;
      offer: components['schemas']['BriefOffer'];
      price: components['schemas']['BriefPrice'];
      deadline: components['schemas']['BriefDeadline'];
      proof: components['schemas']['BriefProof'];
      landing_page: components['schemas']['AdLink'];
      /** @description How the texts sound. */
      tone: components['schemas']['CopyTone'];
      /**
       * @description What speaks for it, the weightiest first.
       * @example [
       *       "Roasted the day before it ships",
       *       "Skip or pause any week"
       *     ]
       */
      key_benefits: string[];
      benefit_kinds: components['schemas']['SaidKinds'];
      words_to_use: components['schemas']['BriefWordsToUse'];
      banned_words: components['schemas']['BriefBannedWords'];
      required_claims: components['schemas']['BriefClaims'];
    };
    /**
     * @description What the customer gets for acting.
     * @example 20% off the first box
     */
    BriefOffer: string;
    /**
     * @description The price, in words and with its currency.
     * @example From $14 a bag
     */
    BriefPrice: string;
    /**
     * @description After which it is too late.
     * @example Order by December 18
     */
    BriefDeadline: string;
    /**
     * @description What shows that it is good.
     * @example 4.9 stars from 812 reviews
     */
    BriefProof: string;
    /** @description Words that are preferred for this product where they fit. */
    BriefWordsToUse: string[];
    /** @description Words that are never used of this product, whatever their capitals, nor with the s of a plural. */
    BriefBannedWords: string[];
    /**
     * @description Sentences about this product that every whole ad carries in full.
     * @example [
     *       "Contains wheat."
     *     ]
     */
    BriefClaims: string[];
    CampaignBrief: {
      brief: components['schemas']['Brief'];
      /** @description How often it was changed, 0 while it is empty. */
      revision: number;
    };
    CampaignBriefChange: {
      brief: components['schemas']['Brief'];
      /** @description The revision that the change was made from. */
      revision: number;
    };
    /** @description What an ad was filled from. */
    AdFromBrief: {
      brief: components['schemas']['Brief'];
      /** @description The texts written from it, each once; everything else in the ad was typed by hand. At most 100,000 characters in all. */
      texts: string[];
    };
    /** @description A brief and the ad that is to say it. */
    AdToFill: {
      brief: components['schemas']['Brief'];
      /** @description The brief the ad was filled from before; null or left out to rewrite all texts. */
      previous_brief?: components['schemas']['Brief'] | null;
      /** @description What the ad says now, one entry for each format, 1 to 10; at most 100,000 characters in all. */
      contents: components['schemas']['AdContents'][];
      picture: components['schemas']['PictureTexts'];
    };
    FilledAd: {
      /** @description The formats that were sent, in the same order. Images, and paths that the brief doesn't mention, are returned unchanged. */
      contents: components['schemas']['AdContents'][];
      picture: components['schemas']['PictureTexts'];
      left_out: components['schemas']['LeftOut'];
    };
    /** @description Parts of the brief that no text says, in the order of the brief. */
    LeftOut: {
      /** @description The audience or a benefit, as it was sent. */
      text: string;
      /** @description Why, in a sentence: the platform forbids it, it is there twice, or there was no room. */
      reason: string;
    }[];
    /** @description Where a campaign goes. */
    CampaignMove: {
      /**
       * Format: uuid
       * @description A team that the caller is in; null for the caller's own.
       */
      team_id: string | null;
    };
    /** @description Counts over all campaigns of the account, or of the team. What the plan allows is that of the account, or of the team's owner. */
    CampaignSummary: {
      /** @description All campaigns. */
      total: number;
      campaigns_by_status: components['schemas']['CampaignsByStatus'];
      /** @description Created in this calendar month (UTC), counted for the account or for the team's owner, deleted ones included, sample data left out. */
      created_this_month: number;
      /** @description How many the plan allows in a month; null for no limit. */
      monthly_limit: number | null;
      /**
       * Format: date-time
       * @description When `created_this_month` starts at 0 again.
       */
      month_resets_at?: string;
      /** @description Campaigns that are no sample data. */
      own: number;
      /** @description Those of them that have numbers for at least one day. */
      own_with_metrics: number;
      /** @description Campaigns that are sample data. */
      sample: number;
    };
    /** @description Sums over the campaigns that match, over all their days. */
    CampaignTotals: {
      /** @description How many campaigns match. */
      campaigns: number;
      /** @description How many of each status match the other filters, whichever status is asked for. */
      campaigns_by_status: components['schemas']['CampaignsByStatus'];
      /** @description Budgets in dollars. */
      budget: number;
      /** @description Spend in dollars. */
      spent: number;
      /** @description Revenue in dollars; null where no day reports any: the reports had no such column. */
      revenue: number | null;
      /** @description How often ads were shown. */
      impressions: number;
      /** @description Clicks on ads. */
      clicks: number;
      /** @description Conversions, up to two decimals; null where no day reports any: the reports had no such column. */
      conversions: number | null;
      /** @description Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
      ctr: number | null;
      /** @description Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
      cpc: number | null;
      conversion_rate: components['schemas']['ConversionRate'];
      cpa: components['schemas']['Cpa'];
      roas: components['schemas']['Roas'];
    };
    /** @description How many campaigns are in each status. */
    CampaignsByStatus: {
      /** @description Active campaigns. */
      active: number;
      /** @description Paused campaigns. */
      paused: number;
      /** @description Completed campaigns. */
      completed: number;
    };
    /**
     * @description What to do with each campaign.
     * @enum {string}
     */
    BulkAction: 'pause' | 'resume' | 'complete' | 'delete';
    /** @description What to do, and with which campaigns. Either `ids` or `matching` says which. */
    BulkChange: {
      action: components['schemas']['BulkAction'];
      matching?: components['schemas']['BulkMatching'];
      /** @description The campaigns. */
      ids?: string[];
    };
    /**
     * @description A word or two that campaigns and ads are grouped by. Blanks around it are dropped.
     * @example Spring launch
     */
    Label: string;
    /** @description Its labels, such as a client or a launch; each once, ignoring case. */
    Labels: components['schemas']['Label'][];
    /** @description A label, and how many campaigns and ads have it. */
    LabelUse: {
      label: components['schemas']['Label'];
      /** @description How many campaigns have it. */
      campaigns: number;
      /** @description How many ads have it, not counting deleted ones. */
      ads: number;
    };
    /** @description Labels to add and to remove, and of which campaigns. Either `ids` or `matching` says which. A label that is in both is removed. */
    LabelChange: {
      /** @description Labels that the campaigns get; one that differs from theirs in case only changes nothing. */
      add?: components['schemas']['Labels'];
      /** @description Labels that the campaigns lose, regardless of case. */
      remove?: components['schemas']['Labels'];
      matching?: components['schemas']['BulkMatching'];
      /** @description The campaigns. */
      ids?: string[];
    };
    /** @description Labels to add and to remove, and of which ads. A label that is in both is removed. */
    AdLabelChange: {
      /** @description Labels that the ads get; one that differs from theirs in case only changes nothing. */
      add?: components['schemas']['Labels'];
      /** @description Labels that the ads lose, regardless of case. */
      remove?: components['schemas']['Labels'];
      /** @description The ads. */
      ids: string[];
    };
    /** @description All campaigns that match, with the list's filters. A filter that's left out matches everything. */
    BulkMatching: {
      /** @description Only campaigns whose name contains this text, regardless of case. */
      search?: string;
      /** @description Only campaigns in this status. */
      status?: components['schemas']['CampaignStatus'];
      /** @description Only campaigns on this platform. */
      platform?: components['schemas']['Platform'];
      /** @description Only campaigns with this label, regardless of case. */
      label?: components['schemas']['Label'];
      /** @description The number of matches the person was shown. If a different number matches, nothing is changed. */
      count: number;
    };
    BulkResult: {
      /** @description Those of `done` that were so before. */
      already?: string[];
      /** @description Those that are now as requested, including those that already were. */
      done: string[];
      /** @description Those that were left unchanged. */
      refused: components['schemas']['BulkRefusal'][];
    };
    BulkRefusal: {
      /**
       * Format: uuid
       * @description The campaign or the ad.
       */
      id: string;
      code: components['schemas']['ErrorCode'];
      /** @description One sentence with the reason. */
      detail: string;
    };
    SampleDataResult: {
      /** @description How many campaigns were added or removed. */
      campaigns: number;
    };
    /** @description What a campaign cost and brought over some days. */
    CampaignFigures: {
      /**
       * Format: date
       * @description The first day: as requested, or else the first with numbers; null if there are none.
       */
      from: string | null;
      /**
       * Format: date
       * @description The last day: as requested, or else the last with numbers; null if there are none.
       */
      to: string | null;
      /** @description Spend in dollars. */
      spent: number;
      /** @description Revenue in dollars; null where no day reports any: the reports had no such column. */
      revenue: number | null;
      /** @description How often ads were shown. */
      impressions: number;
      /** @description Clicks on ads. */
      clicks: number;
      /** @description Conversions, up to two decimals; null where no day reports any: the reports had no such column. */
      conversions: number | null;
      /** @description Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
      ctr: number | null;
      /** @description Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
      cpc: number | null;
      conversion_rate: components['schemas']['ConversionRate'];
      cpa: components['schemas']['Cpa'];
      roas: components['schemas']['Roas'];
      /**
       * @description What an entry of the series adds up.
       * @enum {string}
       */
      step: 'day' | 'week' | 'month';
      /** @description The steps that have numbers, oldest first, each with its first day. */
      series: components['schemas']['MetricsStep'][];
    };
    /** @description A campaign's numbers of a day, or of a week or month that adds days up. */
    MetricsStep: {
      /**
       * Format: date
       * @description The first day.
       */
      date: string;
      /** @description How often ads were shown. */
      impressions: number;
      /** @description Clicks on ads. */
      clicks: number;
      /** @description Conversions, at most two decimals; null where no day reports any. */
      conversions: number | null;
      /** @description Spend in dollars, at most two decimals. */
      spent: number;
      /** @description Revenue in dollars, at most two decimals; null where no day reports any. */
      revenue: number | null;
      /** @description How many of its days don't report conversions. */
      days_without_conversions: number;
      /** @description How many of its days don't report revenue. */
      days_without_revenue: number;
    };
    /** @description A campaign's numbers of one day. */
    DailyMetrics: {
      /**
       * Format: date
       * @description The day: from 2000-01-01 to tomorrow (UTC).
       * @example 2026-11-01
       */
      date: string;
      /** @description How often ads were shown. */
      impressions: number;
      /** @description Clicks on ads. */
      clicks: number;
      /** @description Conversions, at most two decimals, because platforms credit parts of one; null: the report has no such column. */
      conversions: number | null;
      /** @description Spend in dollars, at most two decimals. */
      spent: number;
      /** @description Revenue in dollars, at most two decimals; null: the report has no such column. */
      revenue: number | null;
    };
    /** @description Numbers of one day to store. What is left out stays as it is. On a day without numbers it is 0; conversions and revenue aren't reported then. */
    DailyMetricsChange: {
      /**
       * Format: date
       * @description The day: from 2000-01-01 to tomorrow (UTC).
       * @example 2026-11-01
       */
      date: string;
      /** @description How often ads were shown. */
      impressions?: number;
      /** @description Clicks on ads. */
      clicks?: number;
      /** @description Conversions, at most two decimals. */
      conversions?: number;
      /** @description Spend in dollars, at most two decimals. */
      spent?: number;
      /** @description Revenue in dollars, at most two decimals. */
      revenue?: number;
    };
    MetricsResult: {
      /** @description Days that had no numbers before. */
      added: number;
      /** @description Days whose numbers were replaced by others. */
      changed: number;
      /** @description Days that had these numbers already. */
      unchanged: number;
    };
    MetricsImport: {
      /** @description The file's text, at most 5,000 rows. */
      csv: string;
      file_name?: components['schemas']['ReportFileName'];
      /**
       * @description True to be told what each day would get, without storing anything.
       * @default false
       */
      dry_run: boolean;
      /** @description Which column holds which field. A field that's left out is found by its heading. */
      columns?: components['schemas']['ReportColumns'];
      /** @description The campaign of the file that is meant, as the file writes it; by default the one of the same name, or the only one. */
      campaign?: string;
      /** @description The kind of results that counts as conversions, as the file writes it. */
      result_kind?: string;
      /**
       * @description What comes first in a date such as 11/1/2026 that can be read two ways: the month, as in the United States, or the day.
       * @enum {string}
       */
      date_order?: 'month_first' | 'day_first';
      decimal_sign?: components['schemas']['DecimalSign'];
      /** @description The factor that amounts of money are multiplied by; 1 keeps them unchanged. Required if the file names a currency other than US dollars. */
      rate?: number;
      new_days?: components['schemas']['NewDays'];
    };
    /**
     * @description What becomes of days that have no numbers yet, if the file has no column for impressions, clicks, or spend: `leave_out` skips them and says so, `zero` stores 0 for what the file lacks. The same goes for an ad that has no numbers of a day yet: with `leave_out`, its part counts for the campaign alone.
     * @default zero
     * @enum {string}
     */
    NewDays: 'leave_out' | 'zero';
    /**
     * @description The file's decimal separator. If left out, it's detected from the numbers, which part of a longer file may not reveal.
     * @enum {string}
     */
    DecimalSign: '.' | ',';
    /** @description The column of each field, counted from 1; null for none. */
    ReportColumns: {
      /** @description The day. */
      date?: components['schemas']['ReportColumn'];
      /** @description The campaign's name. */
      campaign?: components['schemas']['ReportColumn'];
      /** @description The ad's name. */
      ad?: components['schemas']['ReportColumn'];
      /** @description Spend. */
      spend?: components['schemas']['ReportColumn'];
      /** @description How often ads were shown. */
      impressions?: components['schemas']['ReportColumn'];
      /** @description Clicks on ads. */
      clicks?: components['schemas']['ReportColumn'];
      /** @description Conversions. */
      conversions?: components['schemas']['ReportColumn'];
      /** @description Revenue. */
      revenue?: components['schemas']['ReportColumn'];
    };
    /** @description Which columns of a file were chosen. */
    ColumnsToRemember: {
      /** @description The file's header row, in order; at most 6,000 characters in all. */
      headings: string[];
      /** @description Which of them holds which field, counted from 1; at least one field. One that is left out is found by its title. */
      columns: components['schemas']['ReportColumns'];
    };
    /** @description Which columns of files with a header row people chose. */
    RememberedColumns: {
      /**
       * Format: uuid
       * @description The choice's id.
       */
      id: string;
      /** @description The header row's titles in alphabetical order, in lower case and without accents and currencies; at most 300. */
      titles: string[];
      /** @description Which of the titles holds which field, counted from 1. Of equal titles, the first is the leftmost column of a file. */
      columns: components['schemas']['ReportColumns'];
      /**
       * Format: date-time
       * @description When they were chosen.
       */
      chosen_at: string;
      /** @description The full name of the person who chose them; null once the account is deleted. */
      chosen_by: string | null;
      /** @description Whether the caller chose them. */
      is_own: boolean;
    };
    /** @description A column of the file, counted from 1; null for none. One that the file lacks counts as none. */
    ReportColumn: number | null;
    /** @description A campaign of a file, with its totals as the file has them; what it has no column for is null. */
    ReportCampaign: {
      /** @description The name as the file writes it. */
      name: string;
      /** @description Rows of the file. */
      rows: number;
      /** @description How often ads were shown. */
      impressions: number | null;
      /** @description Clicks on ads. */
      clicks: number | null;
      /** @description Conversions, results of every kind included. */
      conversions: number | null;
      /** @description Spend, in the currency of the file. */
      spent: number | null;
      /** @description Revenue, in the currency of the file. */
      revenue: number | null;
    };
    /** @description What a file is and how it is read. */
    ReportFile: {
      /** @description The file's columns, in order; at most 300. */
      headings: {
        /** @description The heading, at most 200 characters of it. */
        name: string;
        /** @description The first value below it, at most 60 characters of it; empty if none. */
        sample: string;
      }[];
      /** @description Which column is read as what. A field that is left out has none. */
      columns: components['schemas']['ReportColumns'];
      /** @description The file's campaigns: the one of the same name first, then by spend. Empty where no column names them. */
      campaigns: components['schemas']['ReportCampaign'][];
      /** @description The campaign that is read; null where none is named or one has to be chosen. */
      campaign: string | null;
      /** @description Kinds of results that the campaign has; empty where conversions are no results of named kinds. */
      result_kinds: {
        /** @description The kind as the file writes it. */
        name: string;
        /** @description How many there are. */
        results: number;
      }[];
      /** @description The kind that counts as conversions; null where none is named or one has to be chosen. */
      result_kind: string | null;
      /**
       * @description How dates are read; null where they can be read one way only or the order has to be chosen.
       * @enum {string|null}
       */
      date_order: 'month_first' | 'day_first' | null;
      /** @description Whether the order of days and months in the dates is ambiguous. */
      is_date_order_open: boolean;
      /**
       * @description The currency that the file names, three capitals; null if none.
       * @example EUR
       */
      currency: string | null;
      /** @description What has to be answered before anything can be stored: campaign, kind of results, order of dates, or the rate of the currency. */
      questions: ('campaign' | 'result_kind' | 'date_order' | 'currency')[];
    };
    /**
     * @description What the file does to a day.
     * @enum {string}
     */
    MetricsImportOutcome: 'added' | 'changed' | 'unchanged' | 'refused';
    MetricsImportRow: {
      /** @description The day's first line in the file, the heading line being 1 unless lines stand before it. */
      line: number;
      /** @description How many lines of the file it adds up. */
      lines: number;
      outcome: components['schemas']['MetricsImportOutcome'];
      /** @description The day; null where it cannot be read. */
      date: string | null;
      /** @description The day's numbers with those of the file, rounded; null where it is refused. */
      metrics: components['schemas']['DailyMetrics'] | null;
      /** @description The numbers that the day had; null if none. */
      before: components['schemas']['DailyMetrics'] | null;
      /** @description Why the day is refused; null for the others. */
      message: string | null;
    };
    MetricsImportReport: {
      /** @description False for a dry run. */
      stored: boolean;
      /** @description Days that have no numbers yet. */
      added: number;
      /** @description Days that get other numbers. */
      changed: number;
      /** @description Days that are stored so already. */
      unchanged: number;
      /** @description Days, and rows without a readable day, that cannot be stored. */
      refused: number;
      /** @description How many ads the file tells apart; null where it tells none. */
      ads: components['schemas']['ReportAds'] | null;
      /** @description Every day of the file, and every row whose day cannot be read, in its order. Empty while something is open. */
      rows: components['schemas']['MetricsImportRow'][];
      /** @description Why nothing can be read with these columns, in a dry run; null if something can. */
      problem: string | null;
      file: components['schemas']['ReportFile'];
    };
    /** @description Where a campaign of a file goes. Without `campaign_id` and `new_platform` it is left out. */
    ReportTarget: {
      /** @description The campaign, as the file writes it. */
      campaign: string;
      /**
       * Format: uuid
       * @description The campaign that gets its numbers, which none other of the file may get.
       */
      campaign_id?: string;
      /** @description Makes a campaign of its name on this platform, without a budget, which counts against the month's campaigns. */
      new_platform?: components['schemas']['Platform'];
    };
    ReportImport: {
      /** @description The file's text, at most 5,000 rows. */
      csv: string;
      file_name?: components['schemas']['ReportFileName'];
      /**
       * @description True while further parts of the import follow. The import then counts as running for two minutes, or until its next part, and can't be undone meanwhile. Leave it out of the last part.
       * @default false
       */
      more_follows: boolean;
      /**
       * Format: uuid
       * @description What the import is called. Send a longer file in parts, one after the other, all with the same new id: they are listed as one import and can be undone as one. All rows of a campaign's day must be in one part. A part sent again, as after a lost answer, is answered as at first.
       */
      import_id?: string;
      /**
       * @description True to be told what each campaign would get, without storing anything.
       * @default false
       */
      dry_run: boolean;
      /** @description Which column holds which field. A field that's left out is found by its heading. */
      columns?: components['schemas']['ReportColumns'];
      /** @description The kind of results that counts as conversions, as the file writes it. */
      result_kind?: string;
      /**
       * @description What comes first in a date such as 11/1/2026 that can be read two ways: the month, as in the United States, or the day.
       * @enum {string}
       */
      date_order?: 'month_first' | 'day_first';
      decimal_sign?: components['schemas']['DecimalSign'];
      /** @description The factor that amounts of money are multiplied by; 1 keeps them unchanged. Required if the file names a currency other than US dollars. */
      rate?: number;
      new_days?: components['schemas']['NewDays'];
      /** @description Where campaigns of the file go, each at most once. */
      targets?: components['schemas']['ReportTarget'][];
      days_of?: components['schemas']['ReportDaysOf'];
    };
    /** @description In a dry run: the campaign of the file whose days are told one by one. Only that campaign is looked at. */
    ReportDaysOf: {
      /** @description The campaign, as the file writes it. */
      campaign: string;
      /** @description Only days that have this outcome. */
      outcome?: components['schemas']['MetricsImportOutcome'];
      /**
       * @description How many days are told at most.
       * @default 50
       */
      limit: number;
      /**
       * @description How many days are left out before.
       * @default 0
       */
      offset: number;
    };
    /** @description A campaign of a file, where it goes, and what that does. */
    ReportImportCampaign: {
      totals: components['schemas']['ReportCampaign'];
      /**
       * Format: uuid
       * @description The campaign that gets its numbers; null where none does, and for a new one that is not stored yet.
       */
      campaign_id: string | null;
      /** @description The name of the campaign that gets its numbers; null where none does. */
      campaign_name: string | null;
      /** @description Whether that campaign is made for it. */
      is_new: boolean;
      /**
       * @description How it was found where it goes: `choice`, a target of this request; `memory`, one of an earlier import of a campaign of this name; `name`, a campaign of the same name; `utm`, the only campaign whose name is the `utm_campaign` of its addresses. Null where nothing was found.
       * @enum {string|null}
       */
      matched_by: 'choice' | 'memory' | 'name' | 'utm' | null;
      /** @description Days that have no numbers yet. */
      added: number;
      /** @description Days that get other numbers. */
      changed: number;
      /** @description Days that are stored so already. */
      unchanged: number;
      /** @description Days, and rows without a readable day, that cannot be stored. */
      refused: number;
      /** @description How many ads the file tells apart; null where it tells none, and where the numbers go nowhere. */
      ads: components['schemas']['ReportAds'] | null;
      /** @description Why the campaign can't get any numbers; null if it can. */
      problem: string | null;
      /** @description Why days are refused, with the line of the file: the first five. */
      faults: {
        /** @description The day's first line in the file, counted from 1. */
        line: number;
        /** @description Why the day is refused. */
        message: string;
      }[];
    };
    /**
     * @description The ads that a file tells apart in a campaign. An ad of the campaign is recognized by the key that it was exported
     *     with, by its name if only one has it, or by the key in `utm_content`. The rest counts for the campaign alone.
     */
    ReportAds: {
      /** @description Ads of the campaign that get numbers of their own. */
      recognized: number;
      /** @description Ads of the file that are none of the campaign. */
      not_recognized: number;
    };
    ReportImportResult: {
      /** @description False for a dry run. */
      stored: boolean;
      /** @description One page of the days of the campaign that `days_of` names, and of its rows whose day can't be read, in the file's order. Empty unless asked. */
      days: components['schemas']['MetricsImportRow'][];
      /** @description The campaigns of the file, by spend. Empty while something is open. */
      campaigns: components['schemas']['ReportImportCampaign'][];
      /** @description Why nothing can be read with these columns, in a dry run; null if something can. */
      problem: string | null;
      file: components['schemas']['ReportFile'];
    };
    /**
     * @description What the file is called, for the list of imports.
     * @example google-ads-november.csv
     */
    ReportFileName: string;
    /** @description An import of numbers that was stored. */
    PastImport: {
      /**
       * Format: uuid
       * @description The import's id.
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was stored.
       */
      created_at: string;
      /** @description The file's name; null if none was given. */
      file_name: string | null;
      /** @description The full name of the person who imported it; null once the account is deleted. */
      imported_by: string | null;
      /** @description How many campaigns it has numbers of. */
      campaigns: number;
      /** @description The campaign, if it has numbers of only one that is still there; otherwise null. */
      campaign: components['schemas']['ImportedCampaign'] | null;
      /** @description Days that had no numbers before. */
      added: number;
      /** @description Days that got other numbers. */
      changed: number;
      /** @description Days that had these numbers already. */
      unchanged: number;
      /** @description Days, and rows without a readable day, that were not stored. */
      refused: number;
      /** @description Whether further parts of it are expected. It can't be undone meanwhile, unless it is stopped. */
      is_running: boolean;
      /** @description Whether it changed something and all of it is still as it left it. */
      can_be_taken_back: boolean;
      /**
       * Format: date-time
       * @description When it was undone; null if it was not.
       */
      taken_back_at: string | null;
    };
    ImportedCampaign: {
      /**
       * Format: uuid
       * @description The campaign's id.
       */
      id: string;
      /** @description The campaign's name. */
      name: string;
    };
    /**
     * @description Currency, three lower-case letters of ISO 4217.
     * @example usd
     */
    Currency: string;
    /**
     * @description How often a plan is paid for.
     * @enum {string}
     */
    PlanInterval: 'month';
    /**
     * @description How fast questions are answered.
     * @enum {string}
     */
    SupportLevel: 'email' | 'priority' | 'dedicated';
    /** @description A plan. */
    Plan: {
      id: components['schemas']['PlanId'];
      /**
       * @description The plan's name.
       * @example Pro
       */
      name: string;
      /**
       * @description Price of one interval, in major units of the currency.
       * @example 29
       */
      price: number;
      interval: components['schemas']['PlanInterval'];
      /**
       * @description What the plan brings, one line each.
       * @example [
       *       "50 campaigns per month",
       *       "Premium template library"
       *     ]
       */
      features: string[];
      currency?: components['schemas']['Currency'];
      limits?: components['schemas']['PlanLimits'];
      /** @description Whether AI ad copy is included. */
      ai_copy?: boolean;
      /** @description Whether advanced analytics are included. */
      advanced_analytics?: boolean;
      /** @description Whether teams are included. */
      teams?: boolean;
      /** @description Whether access by API is included. */
      api_access?: boolean;
      support?: components['schemas']['SupportLevel'];
      /** @description Whether this installation sells the plan; false for the free one. */
      can_be_bought?: boolean;
    };
    /** @description What a plan limits; null for no limit. */
    PlanLimits: {
      /** @description Campaigns that may be created in a calendar month (UTC). */
      campaigns_per_month: number | null;
      /** @description Templates of the library that may be used. */
      library_templates: number | null;
      /** @description Members of a team, the owner included; 0 without teams. */
      members_per_team: number | null;
    };
    /** @description A plan by id and name. */
    PlanName: {
      id: components['schemas']['PlanId'];
      /**
       * @description The plan's name.
       * @example Pro
       */
      name: string;
    };
    /**
     * @description `active`, or `past_due` while the payment of a period has failed and is tried again.
     * @enum {string}
     */
    SubscriptionStatus: 'active' | 'past_due';
    /**
     * @description Who takes payments here: Stripe, the sandbox, in which no money moves, or no one.
     * @enum {string}
     */
    CheckoutMode: 'stripe' | 'sandbox' | 'off';
    /** @description The plan that the account is on. */
    Subscription: {
      plan: components['schemas']['PlanName'];
      status: components['schemas']['SubscriptionStatus'];
      /**
       * Format: date-time
       * @description End of the period that is paid, or that payment is due for; null for a plan without payment.
       */
      expires_at: string | null;
      /** @description True if it ends then, false if it renews. */
      cancel_at_period_end: boolean;
      /**
       * Format: date-time
       * @description Start of the period; null for a plan without payment.
       */
      period_start?: string | null;
      /**
       * @description What the next period costs before credit, in minor units; null if nothing renews.
       * @example 2900
       */
      next_amount?: number | null;
      /** @description Credit that the next payments use up, in minor units; negative for a small amount that is added to the next payment. */
      credit_total?: number;
      currency?: components['schemas']['Currency'];
      /**
       * Format: date-time
       * @description While past due, when the subscription ends unless it is paid; otherwise null.
       */
      ends_unpaid_at?: string | null;
      checkout?: components['schemas']['CheckoutMode'];
    };
    /**
     * @description What choosing a plan is: a first subscription, a larger or a smaller plan, or the end of paying.
     * @enum {string}
     */
    PlanChangeKind: 'subscription' | 'upgrade' | 'downgrade' | 'cancellation';
    /** @description One line of a calculation. */
    AmountLine: {
      /**
       * @description What it is for.
       * @example Unused time on Pro
       */
      description: string;
      /**
       * @description Minor units; negative for what is given back.
       * @example -1450
       */
      amount: number;
    };
    PlanChangePreview: {
      plan: components['schemas']['PlanName'];
      kind: components['schemas']['PlanChangeKind'];
      /**
       * @description What is to be paid at the checkout, in minor units; 0 if there is none.
       * @example 3500
       */
      due_today: number;
      /** @description The credit for future payments, in minor units. */
      credited_total: number;
      /**
       * @description What each following period costs before credit, in minor units; 0 for free.
       * @example 9900
       */
      next_amount: number;
      /**
       * Format: date-time
       * @description When that is paid for the first time; null for free.
       */
      next_payment_at: string | null;
      /**
       * Format: date-time
       * @description When the plan changes.
       */
      effective_at: string;
      currency: components['schemas']['Currency'];
      /** @description How `due_today` or `credited_total` comes about. */
      lines: components['schemas']['AmountLine'][];
      /** @description What is over the limits of the chosen plan. Nothing of it is deleted. */
      over_limit: components['schemas']['OverLimit'][];
      /**
       * Format: date-time
       * @description The moment for which this was computed; unused time becomes less every second.
       */
      computed_at: string;
    };
    /**
     * @description Something that is counted against a plan.
     * @enum {string}
     */
    UsageMeterId: 'campaigns_per_month' | 'library_templates' | 'ai_generations_per_month';
    /**
     * @description Something that a plan limits.
     * @enum {string}
     */
    OverLimitId: 'campaigns_per_month' | 'library_templates' | 'ai_generations_per_month' | 'teams' | 'team_members';
    OverLimit: {
      id: components['schemas']['OverLimitId'];
      /** @description How much is used. */
      used: number;
      /** @description What the chosen plan allows. */
      limit: number;
      /** @description What that means for the account. */
      detail: string;
    };
    /**
     * @description How an ad is shown. Where a platform lacks the type, texts are written for the format that comes closest.
     * @enum {string}
     */
    AdType: 'display' | 'video' | 'carousel' | 'story' | 'search';
    /**
     * @description How a text sounds.
     * @enum {string}
     */
    CopyTone: 'professional' | 'casual' | 'exciting' | 'urgent' | 'friendly';
    /** @description What an ad is to be written about. */
    CopyBrief: {
      /**
       * @description What is advertised.
       * @example Northfold Coffee subscription
       */
      product_name: string;
      /**
       * @description The ad's audience.
       * @example People who grind at home
       */
      target_audience: string;
      platform: components['schemas']['Platform'];
      ad_type: components['schemas']['AdType'];
      /**
       * @description How the texts sound.
       * @default professional
       */
      tone: components['schemas']['CopyTone'];
      /**
       * @description Its benefits, the most important first. Blank ones are dropped; at least one must remain.
       * @example [
       *       "Roasted the day before it ships",
       *       "Skip or pause any week"
       *     ]
       */
      key_benefits: string[];
      /** @default [] */
      benefit_kinds: components['schemas']['SaidKinds'];
      /** @default  */
      offer: components['schemas']['BriefOffer'];
      /** @default  */
      price: components['schemas']['BriefPrice'];
      /** @default  */
      deadline: components['schemas']['BriefDeadline'];
      /** @default  */
      proof: components['schemas']['BriefProof'];
      /** @default [] */
      words_to_use: components['schemas']['BriefWordsToUse'];
      /** @default [] */
      banned_words: components['schemas']['BriefBannedWords'];
      /** @default [] */
      required_claims: components['schemas']['BriefClaims'];
      /**
       * @description What readers are to do; null or empty leaves it to the writer.
       * @default null
       * @example Start a subscription
       */
      call_to_action: string | null;
      /**
       * @description How long every single text may be (Unicode code points); null for the platform's own limits alone.
       * @default null
       */
      max_characters: number | null;
      /**
       * @description Whether emoji may be used.
       * @default false
       */
      include_emojis: boolean;
    };
    /**
     * @description What a benefit is, which decides where a text may have it:
     *     - `thing`: comes with the product, such as "24/7 support".
     *     - `does`: what the product or its maker does, such as "ships in 24 hours".
     *     - `can`: what the customer does or can do, such as "skip any week".
     *     - `state`: how it is, such as "machine washable".
     *     - `sentence`: says everything by itself, such as "your keys stay on your phone".
     *     - `offer`: a price, a discount, something for free, such as "20% off the first order".
     *     - `deadline`: after which it is too late, such as "order by Thursday".
     *     - `proof`: shows that it is good, such as "4.9 stars from 800 reviews".
     *     - `absence`: what one is spared, such as "no setup fee".
     *     - `place`: where it is, such as "near the station".
     *     - `guarantee`: what stands behind it, such as "lifetime warranty".
     *     - `unclear`: stands as typed, such as what is in another language.
     * @enum {string}
     */
    BenefitKind:
      | 'thing'
      | 'does'
      | 'can'
      | 'state'
      | 'sentence'
      | 'offer'
      | 'deadline'
      | 'proof'
      | 'absence'
      | 'place'
      | 'guarantee'
      | 'unclear';
    /**
     * @description The kind that a person chose for each of `key_benefits`, in the same order; null, or a shorter list, leaves it to the writer.
     * @example [
     *       null,
     *       "can"
     *     ]
     */
    SaidKinds: (components['schemas']['BenefitKind'] | null)[];
    BenefitsToRead: {
      /** @description As in a brief. */
      key_benefits: string[];
    };
    BenefitsRead: {
      /** @description One for each benefit, in their order. */
      kinds: components['schemas']['BenefitKind'][];
    };
    WrittenCopy: {
      /**
       * Format: uuid
       * @description Its place in the history.
       */
      id: string;
      /** @description At least 5. */
      headlines: string[];
      /** @description Descriptions or primary texts; at least 3. */
      descriptions: string[];
      /** @description Words for a button; at least 3. */
      call_to_actions: string[];
      /** @description Whole ads, part by part on lines of their own; at least 2. */
      full_ad_copy: string[];
      character_counts: components['schemas']['CopyCounts'];
      left_out?: components['schemas']['LeftOut'];
    };
    /** @description One line of an answer that comes line by line. */
    CopyEvent:
      | components['schemas']['CopyTextEvent']
      | components['schemas']['CopyDoneEvent']
      | components['schemas']['CopyFailedEvent'];
    CopyTextEvent: {
      /**
       * @description Which list of the answer it is in.
       * @enum {string}
       */
      kind: 'headline' | 'description' | 'call_to_action' | 'full_ad_copy';
      /** @description A text that will be in the answer. */
      text: string;
      /** @description Its length (Unicode code points). */
      character_count: number;
    };
    CopyDoneEvent: {
      /** @description The whole answer, as it is kept. */
      done: components['schemas']['WrittenCopy'];
    };
    CopyFailedEvent: {
      /** @description Why nothing was kept. */
      failed: components['schemas']['Problem'];
    };
    /** @description The length of each text (Unicode code points), by its place in its list. */
    CopyCounts: {
      /** @description Of the headlines. */
      headlines: number[];
      /** @description Of the descriptions. */
      descriptions: number[];
      /** @description Of the calls to action. */
      call_to_actions: number[];
      /** @description Of the whole ads. */
      full_ad_copy: number[];
    };
    HeadlinesBrief: {
      /** @description What is advertised. */
      product_name: string;
      /** @description The headlines' audience. */
      target_audience: string;
      platform: components['schemas']['Platform'];
      /**
       * @description How the headlines sound.
       * @default professional
       */
      tone: components['schemas']['CopyTone'];
      /**
       * @description How many are wanted.
       * @default 5
       */
      count: number;
    };
    Headlines: {
      /**
       * Format: uuid
       * @description Its place in the history.
       */
      id: string;
      /** @description The headlines. */
      headlines: string[];
      character_counts: components['schemas']['HeadlineCounts'];
    };
    HeadlineCounts: {
      /** @description The length of each headline (Unicode code points). */
      headlines: number[];
    };
    /** @description A generation, with its request. */
    Generation:
      | components['schemas']['AdCopyGeneration']
      | components['schemas']['HeadlinesGeneration']
      | components['schemas']['OptimizationGeneration'];
    AdCopyGeneration: {
      /**
       * Format: uuid
       * @description The generation's id.
       */
      id: string;
      /**
       * @description What was asked for. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'ad_copy';
      request: components['schemas']['CopyBrief'];
      response: components['schemas']['WrittenCopy'];
      /** @description Whether it is a favorite. */
      is_favorite: boolean;
      /**
       * Format: date-time
       * @description When it was written.
       */
      created_at: string;
    };
    HeadlinesGeneration: {
      /**
       * Format: uuid
       * @description The generation's id.
       */
      id: string;
      /**
       * @description What was asked for. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'headlines';
      request: components['schemas']['HeadlinesBrief'];
      response: components['schemas']['Headlines'];
      /** @description Whether it is a favorite. */
      is_favorite: boolean;
      /**
       * Format: date-time
       * @description When it was written.
       */
      created_at: string;
    };
    OptimizationGeneration: {
      /**
       * Format: uuid
       * @description The generation's id.
       */
      id: string;
      /**
       * @description What was asked for. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'optimization';
      request: components['schemas']['OptimizationRequest'];
      response: components['schemas']['OptimizedContent'];
      /** @description Whether it is a favorite. */
      is_favorite: boolean;
      /**
       * Format: date-time
       * @description When it was written.
       */
      created_at: string;
    };
    OptimizationRequest: {
      /** @description The text as it was. */
      content: string;
      platform: components['schemas']['Platform'];
    };
    OptimizedContent: {
      /**
       * Format: uuid
       * @description Its place in the history.
       */
      id: string;
      /** @description The text, unchanged where nothing could surely be made better. */
      optimized_content: string;
      /** @description Its length (Unicode code points). */
      character_count: number;
      /** @description What is left to think about, a sentence each; at most 8. */
      suggestions: string[];
    };
    GenerationChange: {
      /** @description Whether it is a favorite. */
      is_favorite: boolean;
    };
    /** @description Texts that are wanted for one place of an ad: either `kind` and `ad_type`, or `format` and `field` say which. */
    TextWish: {
      /**
       * @description What is advertised.
       * @example Northfold Coffee subscription
       */
      product_name: string;
      /**
       * @description The ad's audience; empty if not given.
       * @default
       */
      target_audience: string;
      /** @description Where the ad is shown. With `format`, that decides. */
      platform: components['schemas']['Platform'];
      /**
       * @description How the texts sound.
       * @default professional
       */
      tone: components['schemas']['CopyTone'];
      /**
       * @description Its benefits, the most important first. Blank ones are dropped.
       * @default []
       */
      key_benefits: string[];
      /** @default [] */
      benefit_kinds: components['schemas']['SaidKinds'];
      /** @default  */
      offer: components['schemas']['BriefOffer'];
      /** @default  */
      price: components['schemas']['BriefPrice'];
      /** @default  */
      deadline: components['schemas']['BriefDeadline'];
      /** @default  */
      proof: components['schemas']['BriefProof'];
      /** @default [] */
      words_to_use: components['schemas']['BriefWordsToUse'];
      /** @default [] */
      banned_words: components['schemas']['BriefBannedWords'];
      /**
       * @description What readers are to do; null or empty leaves it to the writer.
       * @default null
       */
      call_to_action: string | null;
      /**
       * @description Whether emoji may be used.
       * @default false
       */
      include_emojis: boolean;
      kind?: components['schemas']['CopyKind'];
      ad_type?: components['schemas']['AdType'];
      format?: components['schemas']['AdFormat'];
      field?: components['schemas']['ProseField'];
      /**
       * @description How long every text may be (Unicode code points); null for the place's own limits alone.
       * @default null
       */
      max_characters: number | null;
      change?: components['schemas']['TextChange'];
      /**
       * @description What is to be changed, at most 5,000 characters; empty where there is nothing yet.
       * @default
       */
      text: string;
      /**
       * @description What is there already: nothing alike is given. At most 50,000 characters together.
       * @default []
       */
      avoid: string[];
      /**
       * @description How many are wanted.
       * @default 3
       */
      count: number;
    };
    /**
     * @description A kind of copy.
     * @enum {string}
     */
    CopyKind: 'headline' | 'description' | 'call_to_action' | 'full_ad';
    /**
     * @description A field of an ad that texts can be suggested for. Not every format has each.
     * @enum {string}
     */
    ProseField:
      | 'headlines'
      | 'long_headline'
      | 'descriptions'
      | 'primary_text'
      | 'headline'
      | 'description'
      | 'cards.headline'
      | 'cards.description'
      | 'introductory_text'
      | 'post_text'
      | 'card_title';
    /**
     * @description What becomes of the text: `another` is a new one, also where the first is written anew or its tone changes.
     * @default another
     * @enum {string}
     */
    TextChange: 'another' | 'shorten' | 'lengthen';
    SuggestedTexts: {
      /** @description One to as many as were wanted; fewer where no more are worth showing. */
      texts: string[];
      /** @description The length of each text (Unicode code points). */
      character_counts: number[];
    };
    /** @description How a workspace wants to be written for. */
    BrandVoice: {
      /** @description How the brand sounds, in free text of at most 1,000 characters. A provider's model is given it; the built-in writer can't follow it. */
      description: string;
      /** @description Words that are preferred where they fit. The built-in writer uses those that say how something is, such as "sustainable". */
      words_to_use: string[];
      /** @description Words that are never used, whatever their capitals, nor with the s of a plural. */
      banned_words: string[];
      /** @description Sentences that every whole ad carries in full. */
      required_claims: string[];
    };
    AiUsage: {
      /** @description How much was written in this calendar month (UTC), deleted ones included; counted for the account, or for the team's owner. */
      generations_this_month: number;
      /** @description How much was ever written, deleted ones included. */
      generations_total: number;
      /** @description How much the plan allows in a month; 0 where it includes no AI copy. */
      monthly_limit: number;
      /**
       * Format: date-time
       * @description When the month's count resets.
       */
      resets_at: string;
      /**
       * @description The writer's name, for the page's "powered by" badge.
       * @example Built-in writer
       */
      model_label: string;
    };
    UsageMeter: {
      id: components['schemas']['UsageMeterId'];
      /**
       * @description What is counted.
       * @example Campaigns this month
       */
      name: string;
      /** @description How much is used. */
      used: number;
      /** @description How much the plan allows; null for no limit. */
      limit: number | null;
      /**
       * Format: date-time
       * @description When the count resets; null if it does not.
       */
      resets_at: string | null;
    };
    Checkout: {
      /** @description Where the browser goes next: an address of the payment provider, or a path of this site. */
      url: string;
      /**
       * Format: uuid
       * @description The checkout's id.
       */
      session_id: string;
    };
    /**
     * @description Whether the money is there: `unpaid` while it is not, `refunded` if it was given back because it had no use.
     * @enum {string}
     */
    PaymentState: 'paid' | 'unpaid' | 'refunded';
    /**
     * @description Whether it waits for the person, is done, or can no longer be paid.
     * @enum {string}
     */
    CheckoutState: 'open' | 'complete' | 'expired';
    CheckoutStatus: {
      payment_status: components['schemas']['PaymentState'];
      status: components['schemas']['CheckoutState'];
      /**
       * @description What is, or was, to be paid, in minor units.
       * @example 2900
       */
      amount_total: number;
      currency: components['schemas']['Currency'];
      /** @description Credit that the change gave, in minor units. */
      credited_total?: number;
      metadata: components['schemas']['CheckoutMetadata'];
    };
    CheckoutMetadata: {
      /**
       * @description Name of the plan that was chosen.
       * @example Pro
       */
      plan_name: string;
      plan_id?: components['schemas']['PlanId'];
    };
    /**
     * @description Money that came (`paid`), that did not (`failed`), that was given back (`refunded`), or credit for later (`credited`).
     * @enum {string}
     */
    TransactionStatus: 'paid' | 'failed' | 'refunded' | 'credited';
    Transaction: {
      /**
       * Format: uuid
       * @description The transaction's id.
       */
      id: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      created_at: string;
      plan_id: components['schemas']['PlanId'];
      /**
       * @description What it is for.
       * @example Pro, Nov 18, 2026 to Dec 18, 2026
       */
      description: string;
      /**
       * @description In minor units; the status says which way the money went.
       * @example 2900
       */
      amount_total: number;
      currency: components['schemas']['Currency'];
      status: components['schemas']['TransactionStatus'];
    };
    /** @description A transaction with all that a receipt states. */
    Receipt: {
      transaction: components['schemas']['Transaction'];
      /** @description The product's name. */
      issued_by: string;
      billed_to: components['schemas']['ReceiptRecipient'];
      /** @description What the amount is made of; their sum is the transaction's amount. */
      lines: components['schemas']['AmountLine'][];
      /**
       * Format: date-time
       * @description Start of the time that was paid for; null where there is none.
       */
      period_start: string | null;
      /**
       * Format: date-time
       * @description End of the time that was paid for; null where there is none.
       */
      period_end: string | null;
      /** @description True if no money moved, because the sandbox took the payment. */
      is_sandbox: boolean;
    };
    ReceiptRecipient: {
      /** @description The person's name. */
      full_name: string;
      /** @description The account's address. */
      email: string;
    };
    /** @description A message of the payment provider in the provider's own shape. */
    PaymentEvent: {
      /** @description The message's id. */
      id: string;
      /** @description What it is about. */
      type: string;
    };
    /**
     * @description What happens at the checkout: it's paid, declined, expires, or is left.
     * @enum {string}
     */
    SandboxActionKind: 'pay' | 'decline' | 'expire' | 'abandon';
    /**
     * @description What the person pays with.
     * @default card
     * @enum {string}
     */
    PaymentMethod: 'card' | 'paypal';
    /**
     * @description What becomes of the payments of later periods.
     * @default paid
     * @enum {string}
     */
    RenewalOutcome: 'paid' | 'declined';
    SandboxAction: {
      action: components['schemas']['SandboxActionKind'];
      /** @description What to pay with. */
      method?: components['schemas']['PaymentMethod'];
      /**
       * @description How long a payment takes to be confirmed.
       * @default 0
       */
      delay_seconds: number;
      /** @description What becomes of the payments of later periods. */
      renewals?: components['schemas']['RenewalOutcome'];
    };
    SandboxCheckout: {
      /**
       * Format: uuid
       * @description The checkout's id.
       */
      session_id: string;
      status: components['schemas']['CheckoutState'];
      plan: components['schemas']['PlanName'];
      /**
       * @description What is paid for.
       * @example Pro, billed every month
       */
      description: string;
      /**
       * @description What is to be paid, in minor units.
       * @example 2900
       */
      amount_total: number;
      currency: components['schemas']['Currency'];
      /**
       * Format: date-time
       * @description Until when it can be paid.
       */
      expires_at: string;
      /** @description Whether the last try to pay was declined. */
      declined: boolean;
    };
    SandboxOutcome: {
      status: components['schemas']['CheckoutState'];
      /** @description Path of the page to go on to; null to stay at the checkout, after a declined payment. */
      url: string | null;
    };
    /** @description The account's figures. Personal campaigns only. */
    AnalyticsOverview: {
      /** @description Spend of all campaigns in dollars. */
      total_spent: number;
      /** @description Budgets of all campaigns in dollars. */
      total_budget: number;
      /** @description Impressions of all campaigns. */
      total_impressions: number;
      /** @description Clicks of all campaigns. */
      total_clicks: number;
      /** @description Conversions of all campaigns, up to two decimals; null where no day reports any. */
      total_conversions: number | null;
      campaigns_by_status: components['schemas']['CampaignsByStatus'];
      trends?: components['schemas']['Trends'];
      /** @description Six months (UTC), oldest first, the current one last. */
      monthly?: components['schemas']['MonthlyFigures'][];
    };
    /**
     * @description What to do something about. `used_up`: the budget is spent before the campaign's end. `ends_too_early`: at today's
     *     pace it will be. `budget_unused`: at today's pace some of it is left at the end. `no_conversions`: many clicks in
     *     the newest 28 days, and not one conversion. `ad_worse`: one of its ads that run is shown to do worse than another.
     *     `numbers_missing`: the newest 4 days that are over have no numbers, or more of them.
     * @enum {string}
     */
    AdviceKind: 'used_up' | 'ends_too_early' | 'budget_unused' | 'no_conversions' | 'ad_worse' | 'numbers_missing';
    /** @description A person's response to a recommendation. */
    AdviceAnswer: {
      /**
       * @description Whether it was followed, or is put off.
       * @enum {string}
       */
      answer: 'done' | 'not_now';
    };
    /** @description A dismissed recommendation. */
    AnsweredAdvice: {
      /**
       * Format: uuid
       * @description The campaign that it is for.
       */
      campaign_id: string;
      kind: components['schemas']['AdviceKind'];
      /**
       * @description Whether it was followed, or is put off.
       * @enum {string}
       */
      answer: 'done' | 'not_now';
      /**
       * Format: date-time
       * @description When it comes back if the numbers still say so.
       */
      away_until: string;
    };
    /** @description Something to do, with what the numbers are in its campaign. */
    Advice: {
      /**
       * Format: uuid
       * @description The campaign that it is for.
       */
      campaign_id: string;
      kind: components['schemas']['AdviceKind'];
      /** @description Of `no_conversions` the clicks of those of the newest 28 days that report conversions; null for every other kind. */
      clicks: number | null;
      /** @description Of `ad_worse` the two ads; null for every other kind. */
      ads: components['schemas']['WorseAd'] | null;
    };
    /** @description An ad that is shown to do worse than another one of its campaign, over the 84 days before today. */
    WorseAd: {
      /**
       * @description What they are compared by: the cost per conversion, or the click-through rate where conversions aren't reported.
       * @enum {string}
       */
      metric: 'ctr' | 'cpa';
      /** @description The one that does worse; of several, the one with the most spend in the newest week. */
      worse: components['schemas']['AdFigure'];
      /** @description The one that does best. */
      better: components['schemas']['AdFigure'];
    };
    /** @description An ad with the figure that it is compared by. */
    AdFigure: {
      /**
       * Format: uuid
       * @description The ad.
       */
      ad_id: string;
      /** @description Its name. */
      name: string;
      /** @description A CTR in percent, or a CPA in dollars; null for a CPA without conversions. */
      figure: number | null;
    };
    /** @description The spend by the end if it continues like the last 28 days, regardless of the budget. In dollars. */
    SpendForecast: {
      /** @description The expected sum. */
      total: number;
      /** @description The lower end of the range that holds the true sum with a probability of 80 % at least. */
      low: number;
      /** @description The upper end of that range. */
      high: number;
    };
    /**
     * @description The day at whose end the budget is used up if days go on as the newest 28 did. Each is null where that would be after
     *     the last day or, without an end, beyond three years.
     */
    MoneyEnds: {
      /**
       * Format: date
       * @description The expected day.
       */
      expected: string | null;
      /**
       * Format: date
       * @description The true day is before this one with a probability of 10 % at most.
       */
      earliest: string | null;
      /**
       * Format: date
       * @description The true day is after this one with a probability of 10 % at most.
       */
      latest: string | null;
    };
    /**
     * @description `used_up`: the budget is spent. `on_budget`: the forecast is within 5 % of the budget. `too_fast` and `too_slow`: it
     *     is not, and neither is the budget within the forecast's range. Nobody can tell with `no_budget`, `no_end`,
     *     `too_few_days` (fewer than three complete days), or `too_uneven`: the forecast is off, but the budget within its
     *     range.
     * @enum {string}
     */
    PacingVerdict:
      'used_up' | 'on_budget' | 'too_fast' | 'too_slow' | 'no_budget' | 'no_end' | 'too_few_days' | 'too_uneven';
    /** @description Whether a campaign's money lasts to its end and is used by then. Money is in dollars. */
    CampaignPacing: {
      /** @description What was spent up to `numbers_until`. */
      spent: number;
      /** @description What an even pace would have spent by then; null without a budget or an end. */
      expected_by_now: number | null;
      /** @description What is spent by the end; null without an end or with fewer than three complete days. */
      forecast: components['schemas']['SpendForecast'] | null;
      /** @description When the budget is used up; null without a budget or with fewer than three complete days, once it is used up, and where no days are left. */
      money_ends: components['schemas']['MoneyEnds'] | null;
      /** @description What was spent on each of the newest 7 days, on average. */
      daily_spend: number;
      /** @description What to spend on each day that is left to land on the budget; null without a budget, an end, or days left. */
      daily_spend_to_land: number | null;
      verdict: components['schemas']['PacingVerdict'];
    };
    /** @description A campaign that was looked at. */
    InsightCampaign: {
      /**
       * Format: uuid
       * @description The campaign's id.
       */
      id: string;
      /** @description Its name. */
      name: string;
      platform: components['schemas']['Platform'];
      /** @description Budget in dollars; 0 means none. */
      budget: number;
      /**
       * Format: date
       * @description The day it starts on; null if that is open.
       */
      start_date: string | null;
      /**
       * Format: date
       * @description The day it ends; null if it runs until someone ends it.
       */
      end_date: string | null;
      /**
       * Format: date
       * @description The newest day with numbers that is over; null if there are none in the newest 84 days.
       */
      numbers_until: string | null;
      /** @description How its spend goes, as of that day; null if that day is more than two weeks ago. */
      pacing: components['schemas']['CampaignPacing'] | null;
    };
    /**
     * @description A metric that is watched. `spend`, `impressions`, `clicks` and `conversions` are those of a day, on average over the days of a change; `ctr` and `conversion_rate` are in percent, `cpc` and `cpa` in dollars.
     * @enum {string}
     */
    ChangedMetric: 'spend' | 'impressions' | 'clicks' | 'ctr' | 'cpc' | 'conversions' | 'conversion_rate' | 'cpa';
    /**
     * @description A metric of a campaign that left its usual range: what the 56 days before let expect, weekdays considered. Over all
     *     campaigns and metrics an account whose campaigns don't change sees one a month at most.
     */
    MetricChange: {
      /**
       * Format: uuid
       * @description The campaign.
       */
      campaign_id: string;
      metric: components['schemas']['ChangedMetric'];
      /**
       * Format: date
       * @description The last day that it is about.
       */
      day: string;
      /**
       * @description How many days it is about: that day alone, or those that end with it.
       * @enum {integer}
       */
      days: 1 | 3 | 7;
      /** @description The metric on those days; null where nothing came of the money, as of a CPA. */
      value: number | null;
      /** @description The lower end of the usual range. */
      usual_low: number;
      /** @description The upper end of the usual range; null where it has none. */
      usual_high: number | null;
      /**
       * @description Which way the metric went.
       * @enum {string}
       */
      direction: 'up' | 'down';
    };
    /**
     * @description What ads are compared by. The higher click-through or conversion rate is better, and the lower cost per conversion.
     * @enum {string}
     */
    ComparedMetric: 'ctr' | 'conversion_rate' | 'cpa';
    /** @description What an ad cost and brought over some days. */
    AdResult: {
      /**
       * Format: uuid
       * @description The ad.
       */
      ad_id: string;
      /** @description Its name. */
      name: string;
      /** @description How often it was shown. */
      impressions: number;
      /** @description Clicks on it. */
      clicks: number;
      /** @description Conversions, up to two decimals; null where no day reports any: the reports had no such column. */
      conversions: number | null;
      /** @description Spend in dollars. */
      spent: number;
      /** @description Revenue in dollars; null where no day reports any: the reports had no such column. */
      revenue: number | null;
      /** @description Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
      ctr: number | null;
      /** @description Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
      cpc: number | null;
      conversion_rate: components['schemas']['ConversionRate'];
      cpa: components['schemas']['Cpa'];
      roas: components['schemas']['Roas'];
    };
    /** @description What a campaign has over some days and none of its ads. */
    NumbersNotByAd: {
      /** @description How often ads were shown. */
      impressions: number;
      /** @description Clicks on ads. */
      clicks: number;
      /** @description Conversions, up to two decimals; null where no day reports any: the reports had no such column. */
      conversions: number | null;
      /** @description Spend in dollars. */
      spent: number;
      /** @description Revenue in dollars; null where no day reports any: the reports had no such column. */
      revenue: number | null;
      /** @description Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
      ctr: number | null;
      /** @description Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
      cpc: number | null;
      conversion_rate: components['schemas']['ConversionRate'];
      cpa: components['schemas']['Cpa'];
      roas: components['schemas']['Roas'];
    };
    /** @description A campaign's numbers by ad. */
    AdResults: {
      /** @description The ads that have numbers, the largest spend first. */
      ads: components['schemas']['AdResult'][];
      /** @description The rest of the campaign's numbers; null where there is none. */
      not_by_ad: components['schemas']['NumbersNotByAd'] | null;
    };
    /** @description An ad beside the others. */
    ComparedAd: {
      /**
       * Format: uuid
       * @description The ad.
       */
      ad_id: string;
      /** @description Its name. */
      name: string;
      /** @description The metric, in percent or, for `cpa`, in dollars, 2 decimals; null where it can't be computed. */
      figure: number | null;
      /** @description Above this the true figure lies with 97.5 % probability, in the unit of `figure`; null where nothing can be told. */
      low: number | null;
      /** @description Below this the true figure lies with 97.5 % probability; null where nothing can be told, and where there is no upper end. */
      high: number | null;
      /** @description How probable it is that no other one is better, from 0 to 1; null where nothing can be told. */
      probability_of_best: number | null;
    };
    /** @description Which ad is better. */
    AdVerdict: {
      /**
       * @description Whether one ad is surely better, more data is needed, or the numbers can't tell.
       * @enum {string}
       */
      kind: 'winner' | 'undecided' | 'cannot_tell';
      /**
       * Format: uuid
       * @description The winner; null for other kinds.
       */
      ad_id: string | null;
      /**
       * @description What `still_needed` counts; null for other kinds than `undecided`.
       * @enum {string|null}
       */
      unit: 'impressions' | 'clicks' | null;
      /** @description How many more all ads together need if their rates stay the same; null if no number would be enough. */
      still_needed: number | null;
      /** @description How many days that takes at the pace of the newest week with numbers; null where that is unknown. */
      days: number | null;
      /**
       * @description Why the numbers can't answer it; null for other kinds than `cannot_tell`.
       * @enum {string|null}
       */
      reason:
        | 'too_few_ads'
        | 'no_impressions'
        | 'no_clicks'
        | 'no_conversions'
        | 'conversions_not_reported'
        | 'no_spend'
        | 'more_clicks_than_impressions'
        | 'more_conversions_than_clicks'
        | null;
    };
    /** @description A campaign's ads beside each other. */
    AdComparison: {
      metric: components['schemas']['ComparedMetric'];
      /** @description The ads that are compared, the most impressions first. */
      ads: components['schemas']['ComparedAd'][];
      /** @description How many more ads have numbers. */
      left_out: number;
      verdict: components['schemas']['AdVerdict'];
    };
    /** @description What the numbers of running campaigns say. */
    Insights: {
      /** @description The campaigns that were looked at, the largest spend of the newest 28 days first. */
      campaigns: components['schemas']['InsightCampaign'][];
      /** @description How many more active campaigns there are. */
      left_out: number;
      /** @description What changed in the newest 7 days, the strongest change first; one of each campaign and metric at most. */
      changes: components['schemas']['MetricChange'][];
      /** @description What to do, the most urgent first. */
      advice: components['schemas']['Advice'][];
      /** @description How many more pieces of advice there are. */
      more_advice: number;
      /** @description Dismissed recommendations that the numbers still call for; the next to come back is first. */
      answered: components['schemas']['AnsweredAdvice'][];
    };
    /** @description Whether a person is emailed what clients say. */
    ProofEmails: {
      /** @description Whether comments and decisions are emailed. */
      enabled: boolean;
    };
    /** @description How often a person gets a summary of a workspace's numbers by email. */
    EmailSummary: {
      cadence: components['schemas']['EmailSummaryCadence'];
      /**
       * Format: date
       * @description The day (UTC) on which the next one goes out; null if it is off.
       */
      next_on: string | null;
    };
    /** @description A person's summary by email. */
    ExportedEmailSummary: {
      /**
       * Format: uuid
       * @description The team whose numbers it is of; null for the account's own.
       */
      team_id: string | null;
      cadence: components['schemas']['EmailSummaryCadence'];
      /**
       * Format: date
       * @description The day (UTC) on which the next one goes out; null if it is off.
       */
      next_on: string | null;
    };
    /** @description How often to get a summary. */
    EmailSummaryChoice: {
      cadence: components['schemas']['EmailSummaryCadence'];
    };
    /**
     * @description How often a summary goes out.
     * @enum {string}
     */
    EmailSummaryCadence: 'off' | 'weekly' | 'monthly';
    /** @description A saved view of the numbers. */
    AnalyticsView: {
      /**
       * Format: uuid
       * @description The view's id.
       */
      id: string;
      /** @description Its name. */
      name: string;
      /** @description The page's query string, such as `by=campaign&period=last_90`; empty for the default view. */
      query: string;
      /**
       * Format: date-time
       * @description When it was saved.
       */
      created_at: string;
    };
    /** @description A view to save. What only the server sets is accepted and ignored. */
    NewAnalyticsView: {
      /** @description Its name, 1 to 120 characters. */
      name: string;
      /** @description The page's query string, without the question mark. */
      query: string;
      /**
       * Format: uuid
       * @description The team to save it in, as in the address; null for the caller's own. Where both say it, they must agree.
       */
      team_id?: string | null;
      /** @description Accepted and ignored. */
      id?: unknown;
      /** @description Accepted and ignored. */
      created_at?: unknown;
    };
    /** @description What a saved view is called from here on. */
    AnalyticsViewName: {
      /** @description Its name, 1 to 120 characters. */
      name: string;
    };
    /**
     * @description What results are broken down by. Weeks start on Monday. A campaign with several labels counts in each of them. Ads have what imported files said of them.
     * @default day
     * @enum {string}
     */
    AnalyticsBreakdown: 'day' | 'week' | 'month' | 'weekday' | 'platform' | 'campaign' | 'ad' | 'label';
    /**
     * @description A figure of a report.
     * @enum {string}
     */
    AnalyticsMetric:
      | 'spent'
      | 'impressions'
      | 'clicks'
      | 'ctr'
      | 'cpc'
      | 'cpm'
      | 'conversions'
      | 'conversion_rate'
      | 'cpa'
      | 'revenue'
      | 'roas';
    /**
     * @description A size of paper: A4, or US Letter.
     * @enum {string}
     */
    ClientReportPaper: 'a4' | 'letter';
    /**
     * @description The period that a period is compared with: as many days right before it, or the same days of the year before.
     * @enum {string}
     */
    AnalyticsComparison: 'previous_period' | 'previous_year';
    /** @description What campaigns cost and brought. */
    AnalyticsResults: {
      /** @description How often ads were shown. */
      impressions: number;
      /** @description Clicks on ads. */
      clicks: number;
      /** @description Conversions, up to two decimals; null where no day reports any: the reports had no such column. */
      conversions: number | null;
      /** @description Spend in dollars. */
      spent: number;
      /** @description Revenue in dollars; null where no day reports any: the reports had no such column. */
      revenue: number | null;
      /** @description How many days, each campaign's by itself, don't report conversions. Of what no ad explains, those of its ads count, too. */
      days_without_conversions: number;
      /** @description The same of revenue. */
      days_without_revenue: number;
      /** @description Click-through rate in percent: clicks / impressions × 100, 2 decimals; null without impressions. */
      ctr: number | null;
      /** @description Cost per click in dollars: spent / clicks, 2 decimals; null without clicks. */
      cpc: number | null;
      /** @description Cost per 1,000 impressions in dollars: spent / impressions × 1,000, 2 decimals; null without impressions. */
      cpm: number | null;
      conversion_rate: components['schemas']['ConversionRate'];
      cpa: components['schemas']['Cpa'];
      roas: components['schemas']['Roas'];
    };
    /** @description A part of a report that has numbers in the period or in the one it is compared with. */
    AnalyticsRow: {
      /**
       * @description The first day of a day, week or month; a weekday from 1, Monday, to 7; a platform; a campaign's or an ad's id, empty for what no ad explains; or a label, empty for campaigns without any.
       * @example 2026-11-01
       */
      key: string;
      /** @description The campaign's or the ad's name; null for every other part. */
      name: string | null;
      /** @description The campaign's platform; null for every other part. */
      platform: components['schemas']['Platform'] | null;
      /** @description The name of the campaign that an ad's results are of; null if they are of several, and for every other part. */
      campaign_name: string | null;
      /** @description Its results in the period; null if it has no numbers there. */
      results: components['schemas']['AnalyticsResults'] | null;
      /** @description Its results in the period that is compared with; null if it has no numbers there. Days, weeks and months of that period count as those that lie as long after it as the period does. */
      before: components['schemas']['AnalyticsResults'] | null;
    };
    /** @description Campaigns, or ads in a report by ad, that it has no rows for, added up. */
    AnalyticsRest: {
      /** @description How many campaigns there are; in a report by ad, how many ads. */
      campaigns: number;
      results: components['schemas']['AnalyticsResults'];
      before: components['schemas']['AnalyticsResults'];
    };
    /** @description The results of a period, broken down. */
    AnalyticsReport: {
      /**
       * Format: date
       * @description First day of the period.
       */
      from: string;
      /**
       * Format: date
       * @description Last day of the period.
       */
      to: string;
      /**
       * Format: date
       * @description First day of the period that is compared with; null if none is.
       */
      before_from: string | null;
      /**
       * Format: date
       * @description Last day of the period that is compared with; null if none is.
       */
      before_to: string | null;
      /** @description The period's results; null if no campaign that matches has numbers in it. */
      total: components['schemas']['AnalyticsResults'] | null;
      /** @description The results of the period that is compared with; null if none is, or if no campaign that matches has numbers in it. */
      total_before: components['schemas']['AnalyticsResults'] | null;
      /** @description Days, weeks, months and weekdays in their order, platforms, campaigns, ads and labels by spend, the largest first. At most 500 campaigns, ads or labels. After the ads comes what none of them explains, if anything is left. */
      rows: components['schemas']['AnalyticsRow'][];
      /** @description The campaigns or ads after the first 500; null if there are none. */
      rest: components['schemas']['AnalyticsRest'] | null;
    };
    /** @description This month to date against the same days of last month, in whole percent; null where those had none, or where either reports none. */
    Trends: {
      /** @description Change of the impressions in percent. */
      impressions: number | null;
      /** @description Change of the clicks in percent. */
      clicks: number | null;
      /** @description Change of the conversions in percent. */
      conversions: number | null;
    };
    MonthlyFigures: {
      /**
       * @description The month.
       * @example 2026-11
       */
      month: string;
      /** @description Revenue in dollars; null where the month has numbers and no day of it reports any. */
      revenue: number | null;
      /** @description Spend in dollars. */
      spent: number;
    };
  };
  responses: {
    /** @description The body is not JSON: `malformed_json`. */
    Malformed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description There is no token, or it is not valid any more: `unauthenticated`. */
    Unauthenticated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The caller's role in the team does not allow it: `role_required`. Or the team is read-only, because its owner's
     *     plan includes no teams: `team_read_only`.
     */
    RoleRequired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description This month's campaigns of the plan are used up: `plan_limit`. The caller's role in the team does not allow it:
     *     `role_required`. Or the team is read-only: `team_read_only`.
     */
    LimitReached: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description Of calls with an API key: no key may make this call, `key_not_allowed`; the key lacks the operation's scope,
     *     `scope_required`; or the plan includes no API access, `plan_required`.
     */
    KeyRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The account takes a second step: `second_step_required`. `second_step` has the challenge that `completeSignIn` takes
     *     with a code.
     */
    SecondStepRequired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description Of calls with an `Idempotency-Key`: the first call with it is still being done, `idempotency_in_progress`; or it
     *     was done and its answer can't be told again, `idempotency_answer_lost`.
     */
    Repeated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The link has a passphrase, and `access` is missing or not the one it opens: `proof_locked`. */
    ProofLocked: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The link has a passphrase, and `access` is missing or not the one it opens: `proof_locked`. Only named people decide
     *     by it, and the caller is none of them: `approver_required`.
     */
    ApproverRequired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description People are named, and the caller's address is not verified: `email_unverified`. */
    ApproversRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The link is unknown or was revoked, or does not show this: `not_found`. */
    ProofGone: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The link has expired: `proof_expired`. */
    ProofExpired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The caller has 20 keys in this workspace already: `too_many`. */
    TooManyKeys: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The plan includes no advanced analytics: `plan_required`. */
    AnalyticsRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The plan includes no advanced analytics: `plan_required`. The caller's role in the team does not allow it:
     *     `role_required`. Or the team is read-only: `team_read_only`.
     */
    AnalyticsWriteRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The plan includes no advanced analytics: `plan_required`. This month's campaigns of the plan are used up, where new
     *     ones were wanted: `plan_limit`. The caller's role in the team does not allow it: `role_required`. Or the team is
     *     read-only: `team_read_only`.
     */
    ReportRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The plan includes no AI copy: `plan_required`. This month's generations of the plan, or its suggestions, are used
     *     up: `plan_limit`. The caller's role in the team does not allow it: `role_required`. Or the team is read-only:
     *     `team_read_only`.
     */
    CopyRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The service that writes did not give anything that can be used, and `detail` says why: `writer_away`. Or very much
     *     is being written already: `busy`. Or the database is away: `unavailable`. Nothing was kept or counted, and the
     *     same call may be made again. The headers say when it is worth trying again, if waiting helps.
     */
    CopyUnavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The plan does not include this template: `plan_required`. The caller's role in the team does not allow it:
     *     `role_required`. Or the team is read-only: `team_read_only`.
     */
    TemplateLocked: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The caller's role in the team does not include this: `role_required`. Or the plan of the team's owner includes no
     *     teams, so that the team can only be read: `team_read_only`. Or the team asks its owner and admins for two-step
     *     sign-in, and the caller has it off: `two_step_required`.
     */
    TeamRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The account has 1,000 templates of its own already: `too_many`. */
    TooManyTemplates: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The account has 5,000 ads already: `too_many`. Or its images and ads fill its room: `storage_full`. */
    TooManyAds: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The ad has 6 variants already: `too_many_variants`. Or another of them has that name, regardless of case:
     *     `variant_name_taken`. Or the account has 5,000 ads already: `too_many`. Or its images and ads fill its room:
     *     `storage_full`.
     */
    VariantRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Another variant of the ad has that name, regardless of case: `variant_name_taken`. */
    VariantNameTaken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The ad was saved in the meantime, in this or another window: `stale_version`. Or it grew, and the account's
     *     storage is full: `storage_full`. Nothing was stored.
     */
    StaleVersion: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The plan cannot be chosen. It is the account's own: `current_plan`. It is free and so is the account:
     *     `already_free`. It is free and the account pays: `cancel_instead`. A payment is due first: `payment_due`; it is
     *     paid by choosing the present plan again. Plans cannot be bought here, or not by a demo account: `checkout_off`. Another call changes the subscription at this
     *     moment: `billing_busy`.
     */
    ChangeRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The payment provider does not answer: `payments_away`. Or the database is away: `unavailable`. Nobody was
     *     charged for what they do not get; the same call may be made again.
     */
    PaymentsAway: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description It doesn't exist or belongs to someone else: `not_found`. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description A completed campaign is read-only: `campaign_completed`. */
    Completed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description Its numbers are not there as it left them, or it changed none: `import_overwritten`. Or they are of a completed
     *     campaign, which is read-only: `campaign_completed`. Or further parts of it are on their way: `import_running`.
     *     Nothing was changed.
     */
    ImportStays: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description A completed campaign is read-only: `campaign_completed`. Or someone has saved the campaign in the meantime:
     *     `stale_version`. Nothing was stored.
     */
    CampaignNotChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The body is longer than the longest one that the operation's schema takes, for which 4 KB are always allowed and
     *     never more than 1 MB: `payload_too_large`.
     */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The content type is not application/json: `unsupported_media_type`. */
    NotJson: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description A field or parameter is not valid: `validation_failed`, with `errors` by field. */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Too many tries, or too many calls with an API key: `rate_limited`. */
    TooMany: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description A fault of the server: `internal`. It is logged under the request id in `X-Request-Id`. */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The database is away: `unavailable`. Or its disk is almost full, so that it reads but stores nothing:
     *     `disk_full`. Nothing was stored.
     */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /**
     * @description More of this work is waiting than can be done soon: `busy`. Or the database is away: `unavailable`. Nothing was
     *     stored; the same call may be made again.
     */
    Busy: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /**
     * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
     *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
     *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
     *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
     *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
     *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
     *     5,000 keys in a day.
     */
    IdempotencyKey: string;
    /** @description Where the file is read in. */
    BulkManager: components['schemas']['AdsManager'];
    /** @description Only ads of this campaign. One that the workspace doesn't have is `not_found`. */
    BulkCampaign: string;
    /** @description Only these ads: their ids with commas between them, 100 at most. */
    BulkAds: string;
    /** @description The id (UUID). */
    Id: string;
    /** @description The checkout's id (UUID), as `session_id` of the call that opened it. */
    SessionId: string;
    /** @description The plan to choose. */
    PlanId: components['schemas']['PlanId'];
    /** @description A team that the caller is in. Without it the call is about the caller's own. */
    TeamId: string;
    /** @description How many at most. */
    Limit: number;
    /** @description How many to skip. */
    Offset: number;
    /** @description The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
    MemberId: string;
    /** @description The token of the link. */
    InvitationToken: string;
    /** @description The token of the proof link. */
    ProofToken: string;
    /** @description What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
    ProofAccess: string;
    /** @description The comment's id. */
    CommentId: string;
    /** @description Only comments that are open, or only those that are resolved. */
    CommentState: 'open' | 'resolved';
    /** @description How many at most. */
    CommentLimit: number;
    /** @description Only what this account did. */
    ActivityMember: string;
    /** @description Only what was done to things of this kind. */
    ActivityKindFilter: components['schemas']['TeamActivityKind'];
    /** @description Only entries in which the name of the person or of the thing contains this text, regardless of case. */
    ActivitySearch: string;
    /** @description Only entries of this kind. */
    AuditKindFilter: components['schemas']['AuditKind'];
    /** @description Only entries in which the name of the person, the thing or the API key contains this text, regardless of case. */
    AuditSearch: string;
    /** @description Only campaigns whose name contains this text, regardless of case. */
    CampaignSearch: string;
    /** @description Only campaigns in this status. */
    CampaignStatusFilter: components['schemas']['CampaignStatus'];
    /** @description Only campaigns on this platform. */
    CampaignPlatformFilter: components['schemas']['Platform'];
    /** @description Only campaigns with this label, regardless of case. */
    CampaignLabelFilter: components['schemas']['Label'];
    /** @description The field to sort by. */
    CampaignSort: components['schemas']['CampaignSortField'];
    /** @description The direction of the sort. */
    SortOrder: components['schemas']['SortDirection'];
    /** @description First day wanted, included. */
    DaysFrom: string;
    /** @description Last day wanted, included. */
    DaysTo: string;
    /** @description First day of the period, included; by default 29 days before the last. */
    AnalyticsFrom: string;
    /** @description Last day of the period, included, at most 1,096 days after the first; by default today (UTC). */
    AnalyticsTo: string;
    /** @description What the results are broken down by. */
    AnalyticsBreakdown: components['schemas']['AnalyticsBreakdown'];
    /** @description What the period is compared with; no comparison if left out. */
    AnalyticsComparison: components['schemas']['AnalyticsComparison'];
    /** @description The figure that is drawn over time. */
    ClientReportMetric: components['schemas']['AnalyticsMetric'];
    /** @description What the report is called; by default "Campaign performance report". */
    ClientReportTitle: string;
    /** @description Text placed before the summary; each line is a paragraph. */
    ClientReportNote: string;
    /** @description The parts to leave out, separated by commas: `summary`, `metrics`, `trend`, `platforms`, `campaigns`, and `labels`. */
    ClientReportWithout: string;
    /** @description The size of its pages. */
    ClientReportPaper: components['schemas']['ClientReportPaper'];
    /** @description What the advice is about. */
    AdviceKind: components['schemas']['AdviceKind'];
    /** @description Only this campaign. */
    AnalyticsCampaign: string;
    /** @description One of the template's `suggested_illustrations`, in place of its own. Left out, it's its own. */
    SuggestedIllustration: components['schemas']['Illustration'];
    /** @description The id of a template of the library. */
    LibraryTemplateId: components['schemas']['LibraryTemplateId'];
    /** @description Words to find. Each has to match; slightly misspelt ones do. */
    LibrarySearch: string;
    /** @description Only templates of this category. */
    TemplateCategoryFilter: components['schemas']['TemplateCategory'];
    /** @description Only templates for this industry. */
    IndustryFilter: components['schemas']['Industry'];
    /** @description Only templates of this size. */
    ArtworkFormatFilter: components['schemas']['ArtworkFormat'];
  };
  requestBodies: never;
  headers: {
    /** @description The number of all matches, regardless of `limit` and `offset`. */
    TotalCount: number;
    /**
     * @description The cookie `campaign_device`: a random token that lets the account recognize this browser. Scripts can't read
     *     it, it's sent only to `/api/auth` and never from another site, and it doesn't sign anyone in. It changes with
     *     each sign-in and expires a year after the last one.
     */
    DeviceCookie: string;
    /** @description Seconds until the call may be made again. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  registerAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Registration'];
      };
    };
    responses: {
      /** @description The account, signed in. */
      201: {
        headers: {
          'Set-Cookie': components['headers']['DeviceCookie'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Malformed'];
      /** @description The address has an account already: `email_taken`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  logIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Credentials'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          'Set-Cookie': components['headers']['DeviceCookie'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Malformed'];
      /** @description Address and password do not belong together: `invalid_credentials`. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      403: components['responses']['SecondStepRequired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  createDemoAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The demo account, signed in. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description Demos are switched off here: `demo_off`. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  logOut: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token no longer works. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      409: components['responses']['Repeated'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getCurrentUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileChange'];
      };
    };
    responses: {
      /** @description The user as changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description Changed. Every other session is signed out, this one goes on. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description The account is a demo and has no password: `no_password`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      /** @description A field is not valid: `validation_failed`. A wrong current password is reported at `current_password`. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  requestEmailVerification: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description The address is confirmed already: `already_verified`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  confirmEmailVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailVerification'];
      };
    };
    responses: {
      /** @description The address is confirmed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Malformed'];
      /** @description The link is unknown, used or older than 7 days: `verification_link_invalid`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  requestPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordResetRequest'];
      };
    };
    responses: {
      /** @description Accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['Malformed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  confirmPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordResetConfirmation'];
      };
    };
    responses: {
      /** @description The new password is set. */
      204: {
        headers: {
          'Set-Cookie': components['headers']['DeviceCookie'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Malformed'];
      /** @description The link is unknown, used or older than an hour: `reset_link_invalid`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  requestSignInLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInLinkRequest'];
      };
    };
    responses: {
      /** @description Accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['Malformed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  confirmSignInLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInLinkConfirmation'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          'Set-Cookie': components['headers']['DeviceCookie'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Malformed'];
      403: components['responses']['SecondStepRequired'];
      /** @description The link is unknown, used or older than 15 minutes: `sign_in_link_invalid`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  completeSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondStep'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          'Set-Cookie': components['headers']['DeviceCookie'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Malformed'];
      /** @description The code is wrong, or was used before: `invalid_code`. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The sign-in is unknown, older than 5 minutes, or had 5 wrong codes: `sign_in_expired`. Start again with the password. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getTwoStep: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether it does, and how many recovery codes are left. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoStep'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  startTwoStep: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordProof'];
      };
    };
    responses: {
      /** @description The secret, shown only here. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoStepSecret'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description Two-step sign-in is on already: `two_step_on`. The address is not verified: `email_unverified`. The account is a demo and has no password: `no_password`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      /** @description A field is not valid: `validation_failed`. A wrong password is reported at `password`, a wrong or used code at `code`. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  turnOnTwoStep: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppCode'];
      };
    };
    responses: {
      /** @description Turned on. The recovery codes are shown only here. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodes'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description Two-step sign-in is on already: `two_step_on`. No secret was made within the last hour: `two_step_not_started`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      /** @description A field is not valid: `validation_failed`. A wrong password is reported at `password`, a wrong or used code at `code`. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  turnOffTwoStep: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TwoStepProof'];
      };
    };
    responses: {
      /** @description Turned off. The password alone signs in again. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description Two-step sign-in is off: `two_step_off`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      /** @description A field is not valid: `validation_failed`. A wrong password is reported at `password`, a wrong or used code at `code`. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  renewRecoveryCodes: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TwoStepProof'];
      };
    };
    responses: {
      /** @description The codes, shown only here. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodes'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description Two-step sign-in is off: `two_step_off`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      /** @description A field is not valid: `validation_failed`. A wrong password is reported at `password`, a wrong or used code at `code`. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInDevice'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  revokeSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session is signed out. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  exportAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountExport'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  getStorageUse: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is used, and what there is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StorageUse'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteAccount: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountDeletion'];
      };
    };
    responses: {
      /** @description The account and all of its data are gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description The account owns teams: `owns_teams`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      /** @description The typed address or the password is not the account's: `validation_failed`. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  listCampaigns: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Only campaigns whose name contains this text, regardless of case. */
        search?: components['parameters']['CampaignSearch'];
        /** @description Only campaigns in this status. */
        status?: components['parameters']['CampaignStatusFilter'];
        /** @description Only campaigns on this platform. */
        platform?: components['parameters']['CampaignPlatformFilter'];
        /** @description Only campaigns with this label, regardless of case. */
        label?: components['parameters']['CampaignLabelFilter'];
        /** @description The field to sort by. */
        sort?: components['parameters']['CampaignSort'];
        /** @description The direction of the sort. */
        order?: components['parameters']['SortOrder'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of campaigns. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Campaign'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createCampaign: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCampaign'];
      };
    };
    responses: {
      /** @description The campaign. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Campaign'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['LimitReached'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  changeCampaigns: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkChange'];
      };
    };
    responses: {
      /** @description What was changed and what was refused. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkResult'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      /** @description More or fewer campaigns match than `count` says: `selection_changed`. Nothing was changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  labelCampaigns: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelChange'];
      };
    };
    responses: {
      /** @description What was changed and what was refused. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkResult'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      /** @description More or fewer campaigns match than `count` says: `selection_changed`. Nothing was changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  exportCampaigns: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Only campaigns whose name contains this text, regardless of case. */
        search?: components['parameters']['CampaignSearch'];
        /** @description Only campaigns in this status. */
        status?: components['parameters']['CampaignStatusFilter'];
        /** @description Only campaigns on this platform. */
        platform?: components['parameters']['CampaignPlatformFilter'];
        /** @description Only campaigns with this label, regardless of case. */
        label?: components['parameters']['CampaignLabelFilter'];
        /** @description The field to sort by. */
        sort?: components['parameters']['CampaignSort'];
        /** @description The direction of the sort. */
        order?: components['parameters']['SortOrder'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getCampaignSummary: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CampaignSummary'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getCampaignTotals: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Only campaigns whose name contains this text, regardless of case. */
        search?: components['parameters']['CampaignSearch'];
        /** @description Only campaigns in this status. */
        status?: components['parameters']['CampaignStatusFilter'];
        /** @description Only campaigns on this platform. */
        platform?: components['parameters']['CampaignPlatformFilter'];
        /** @description Only campaigns with this label, regardless of case. */
        label?: components['parameters']['CampaignLabelFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sums. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CampaignTotals'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  addSampleCampaigns: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many were added. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SampleDataResult'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      /** @description Sample data is there already: `sample_data_exists`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  removeSampleCampaigns: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many were removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SampleDataResult'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getCampaign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The campaign. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Campaign'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateCampaign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CampaignChange'];
      };
    };
    responses: {
      /** @description The campaign as changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Campaign'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['CampaignNotChanged'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteCampaign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The campaign is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  duplicateCampaign: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The copy. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Campaign'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['LimitReached'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getCampaignBrief: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The brief; everything in it is empty until it is filled in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CampaignBrief'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateCampaignBrief: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CampaignBriefChange'];
      };
    };
    responses: {
      /** @description The brief as it is kept. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CampaignBrief'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['CampaignNotChanged'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  moveCampaign: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CampaignMove'];
      };
    };
    responses: {
      /** @description The campaign where it is from here on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Campaign'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['LimitReached'];
      404: components['responses']['NotFound'];
      /**
       * @description It is sample data, which is for trying out by oneself: `sample_campaign`. Or its ads and images do not fit into
       *     the room that the plan gives there: `storage_full`. Or there would be more ads or images than a workspace
       *     takes: `too_many`. Nothing was moved.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listCampaignMetrics: {
    parameters: {
      query?: {
        /** @description First day wanted, included. */
        from?: string;
        /** @description Last day wanted, included. */
        to?: string;
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of days. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DailyMetrics'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  recordCampaignMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DailyMetricsChange'][];
      };
    };
    responses: {
      /** @description How many days were added, changed and left as they were. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MetricsResult'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['Completed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getCampaignFigures: {
    parameters: {
      query?: {
        /** @description First day wanted, included. */
        from?: string;
        /** @description Last day wanted, included. */
        to?: string;
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sums, and how they came about. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CampaignFigures'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  importCampaignMetrics: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MetricsImport'];
      };
    };
    responses: {
      /** @description What each row does, and whether it was stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MetricsImportReport'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['Completed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteCampaignMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The day. */
        date: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The day has no numbers any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['Completed'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  importReport: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportImport'];
      };
    };
    responses: {
      /** @description What each campaign of the file does, and whether it was stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportImportResult'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ReportRefused'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listReportImports: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of imports. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PastImport'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  takeBackReportImport: {
    parameters: {
      query?: {
        /** @description True to stop an import that is running. Whoever sends its parts has to stop first. */
        stop?: boolean;
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The import, taken back. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PastImport'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ImportStays'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listReportColumns: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of choices. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RememberedColumns'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  rememberReportColumns: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ColumnsToRemember'];
      };
    };
    responses: {
      /** @description The choice as it is remembered. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RememberedColumns'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  forgetReportColumns: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description They are forgotten. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getAnalyticsOverview: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The figures, computed from campaigns and daily numbers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyticsOverview'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getAnalyticsReport: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description First day of the period, included; by default 29 days before the last. */
        from?: components['parameters']['AnalyticsFrom'];
        /** @description Last day of the period, included, at most 1,096 days after the first; by default today (UTC). */
        to?: components['parameters']['AnalyticsTo'];
        /** @description What the results are broken down by. */
        by?: components['parameters']['AnalyticsBreakdown'];
        /** @description What the period is compared with; no comparison if left out. */
        compare?: components['parameters']['AnalyticsComparison'];
        /** @description Only this campaign. */
        campaign_id?: components['parameters']['AnalyticsCampaign'];
        /** @description Only campaigns whose name contains this text, regardless of case. */
        search?: components['parameters']['CampaignSearch'];
        /** @description Only campaigns in this status. */
        status?: components['parameters']['CampaignStatusFilter'];
        /** @description Only campaigns on this platform. */
        platform?: components['parameters']['CampaignPlatformFilter'];
        /** @description Only campaigns with this label, regardless of case. */
        label?: components['parameters']['CampaignLabelFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The period, its sums, and its parts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyticsReport'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  exportAnalyticsReport: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description First day of the period, included; by default 29 days before the last. */
        from?: components['parameters']['AnalyticsFrom'];
        /** @description Last day of the period, included, at most 1,096 days after the first; by default today (UTC). */
        to?: components['parameters']['AnalyticsTo'];
        /** @description What the results are broken down by. */
        by?: components['parameters']['AnalyticsBreakdown'];
        /** @description What the period is compared with; no comparison if left out. */
        compare?: components['parameters']['AnalyticsComparison'];
        /** @description Only this campaign. */
        campaign_id?: components['parameters']['AnalyticsCampaign'];
        /** @description Only campaigns whose name contains this text, regardless of case. */
        search?: components['parameters']['CampaignSearch'];
        /** @description Only campaigns in this status. */
        status?: components['parameters']['CampaignStatusFilter'];
        /** @description Only campaigns on this platform. */
        platform?: components['parameters']['CampaignPlatformFilter'];
        /** @description Only campaigns with this label, regardless of case. */
        label?: components['parameters']['CampaignLabelFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  exportClientReport: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description First day of the period, included; by default 29 days before the last. */
        from?: components['parameters']['AnalyticsFrom'];
        /** @description Last day of the period, included, at most 1,096 days after the first; by default today (UTC). */
        to?: components['parameters']['AnalyticsTo'];
        /** @description What the period is compared with; no comparison if left out. */
        compare?: components['parameters']['AnalyticsComparison'];
        /** @description Only this campaign. */
        campaign_id?: components['parameters']['AnalyticsCampaign'];
        /** @description Only campaigns whose name contains this text, regardless of case. */
        search?: components['parameters']['CampaignSearch'];
        /** @description Only campaigns in this status. */
        status?: components['parameters']['CampaignStatusFilter'];
        /** @description Only campaigns on this platform. */
        platform?: components['parameters']['CampaignPlatformFilter'];
        /** @description Only campaigns with this label, regardless of case. */
        label?: components['parameters']['CampaignLabelFilter'];
        /** @description The figure that is drawn over time. */
        metric?: components['parameters']['ClientReportMetric'];
        /** @description What the report is called; by default "Campaign performance report". */
        title?: components['parameters']['ClientReportTitle'];
        /** @description Text placed before the summary; each line is a paragraph. */
        note?: components['parameters']['ClientReportNote'];
        /** @description The parts to leave out, separated by commas: `summary`, `metrics`, `trend`, `platforms`, `campaigns`, and `labels`. */
        without?: components['parameters']['ClientReportWithout'];
        /** @description The size of its pages. */
        paper?: components['parameters']['ClientReportPaper'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description The name to save it under. */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  listAnalyticsViews: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of views. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyticsView'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createAnalyticsView: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAnalyticsView'];
      };
    };
    responses: {
      /** @description The view. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyticsView'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsWriteRefused'];
      404: components['responses']['NotFound'];
      /** @description The account has 50 views already: `too_many`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteAnalyticsView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  renameAnalyticsView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnalyticsViewName'];
      };
    };
    responses: {
      /** @description The view under its new name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnalyticsView'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getInsights: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Only this campaign. */
        campaign_id?: components['parameters']['AnalyticsCampaign'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What they say. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Insights'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getEmailSummary: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How often, and when next. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailSummary'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  setEmailSummary: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailSummaryChoice'];
      };
    };
    responses: {
      /** @description How often, and when next. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailSummary'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsWriteRefused'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  stopEmailSummary: {
    parameters: {
      query: {
        /** @description The token of the email's link. */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': string;
        'multipart/form-data': string;
      };
    };
    responses: {
      /** @description It is off. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Malformed'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      /** @description The body is no form: `unsupported_media_type`. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  getCampaignAdResults: {
    parameters: {
      query?: {
        /** @description First day wanted, included. */
        from?: components['parameters']['DaysFrom'];
        /** @description Last day wanted, included. */
        to?: components['parameters']['DaysTo'];
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ads with numbers, the largest spend first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdResults'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  compareCampaignAds: {
    parameters: {
      query?: {
        /** @description First day wanted, included. */
        from?: components['parameters']['DaysFrom'];
        /** @description Last day wanted, included. */
        to?: components['parameters']['DaysTo'];
        /** @description What the ads are compared by. */
        metric?: components['schemas']['ComparedMetric'];
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the numbers say. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdComparison'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  answerAdvice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description What the advice is about. */
        kind: components['parameters']['AdviceKind'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdviceAnswer'];
      };
    };
    responses: {
      /** @description Until when it is away. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnsweredAdvice'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsWriteRefused'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  takeBackAdviceAnswer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description What the advice is about. */
        kind: components['parameters']['AdviceKind'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is not away. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['AnalyticsWriteRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listLibraryTemplates: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Words to find. Each has to match; slightly misspelt ones do. */
        search?: components['parameters']['LibrarySearch'];
        /** @description Only templates of this category. */
        category?: components['parameters']['TemplateCategoryFilter'];
        /** @description Only templates for this industry. */
        industry?: components['parameters']['IndustryFilter'];
        /** @description Only templates of this size. */
        format?: components['parameters']['ArtworkFormatFilter'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of templates. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LibraryTemplate'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  applyLibraryTemplate: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description One of the template's `suggested_illustrations`, in place of its own. Left out, it's its own. */
        illustration?: components['parameters']['SuggestedIllustration'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id of a template of the library. */
        template_id: components['parameters']['LibraryTemplateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account's copy. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Template'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['TemplateLocked'];
      404: components['responses']['NotFound'];
      409: components['responses']['TooManyTemplates'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getLibraryArtwork: {
    parameters: {
      query?: {
        /** @description One of the template's `suggested_illustrations`, in place of its own. Left out, it's its own. */
        illustration?: components['parameters']['SuggestedIllustration'];
        /** @description The drawing's version, as in `thumbnail`. */
        v?: string;
      };
      header?: never;
      path: {
        /** @description The id of a template of the library. */
        template_id: components['parameters']['LibraryTemplateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The drawing, in the template's format. */
      200: {
        headers: {
          /** @description How long it may be kept. */
          'Cache-Control'?: string;
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': string;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  listTemplateCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All categories that have templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TemplateCategoryCount'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listTemplateIndustries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All industries that have templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IndustryCount'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getLibraryStats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Numbers over the whole library. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LibraryStats'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listTemplates: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Only templates whose name contains this text, regardless of case. */
        search?: string;
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of templates. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Template'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createTemplate: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTemplate'];
      };
    };
    responses: {
      /** @description The template. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Template'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['TooManyTemplates'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Template'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TemplateChange'];
      };
    };
    responses: {
      /** @description The template as it is from here on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Template'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  applyTemplate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The template with its use counted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Template'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listAds: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Only ads of this campaign. */
        campaign_id?: string;
        /** @description Only ads whose name contains this text, regardless of case. */
        search?: string;
        /** @description Only ads with a format of this platform. */
        platform?: components['schemas']['Platform'];
        /** @description Only ads that stand so with clients. */
        approval?: components['schemas']['ApprovalState'];
        /** @description Only ads with this label, regardless of case. */
        label?: components['schemas']['Label'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of ads. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAd'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createAd: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAd'];
      };
    };
    responses: {
      /** @description The ad, in its first revision. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAd'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['TooManyAds'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  labelAds: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdLabelChange'];
      };
    };
    responses: {
      /** @description What was changed and what was refused. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkResult'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getAd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ad. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAd'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateAd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdChange'];
      };
    };
    responses: {
      /** @description The ad in its new revision. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAd'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['StaleVersion'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteAd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  restoreAd: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ad as it was. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAd'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['TooManyAds'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  duplicateAd: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdCopyRequest'];
      };
    };
    responses: {
      /** @description The copy, and what became of its texts. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdCopy'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['TooManyAds'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listVariants: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The variants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAd'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  addVariant: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewVariant'];
      };
    };
    responses: {
      /** @description The variant, in its first revision. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAd'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['VariantRefused'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  exportVariants: {
    parameters: {
      query?: {
        /** @description What drawings are saved as; see `exportAd`. */
        pictures?: 'png' | 'jpeg';
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description The name to save it under. */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/zip': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  nameVariant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VariantName'];
      };
    };
    responses: {
      /** @description The ad with its name as a variant. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAd'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['VariantNameTaken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getAdPicture: {
    parameters: {
      query?: {
        /** @description The size; left out, the first that the ad's formats take. */
        canvas?: components['schemas']['ArtworkFormat'];
        /**
         * @description A file of pixels or of shapes. A JPEG is of the highest quality that keeps to what the platforms of the ad's
         *     formats say of the bytes of a file.
         */
        type?: 'png' | 'jpeg' | 'svg';
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The drawing as it is stored, with the ad's own image and logo in it. */
      200: {
        headers: {
          /** @description The name to save it under. */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
          'image/jpeg': string;
          'image/svg+xml': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  exportAd: {
    parameters: {
      query?: {
        /**
         * @description `approved`: the version that was approved last, and `approval.txt` is about that approval; `not_found` where none
         *     was. Left out for the ad as it is.
         */
        version?: 'approved';
        /**
         * @description What drawings are saved as. With `png`, a drawing whose PNG has more bytes than a format's platform says is a JPEG
         *     for that format. A JPEG is of the highest quality that keeps to what the platforms say.
         */
        pictures?: 'png' | 'jpeg';
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description The name to save it under. */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/zip': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  exportAdPreflight: {
    parameters: {
      query?: {
        /** @description The size of its pages. */
        paper?: components['parameters']['ClientReportPaper'];
        /** @description What drawings are saved as, whose files are checked; as for the download of the ad. */
        pictures?: 'png' | 'jpeg';
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description The name to save it under. */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  listLabels: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The labels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LabelUse'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  exportBulkFile: {
    parameters: {
      query: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Where the file is read in. */
        manager: components['parameters']['BulkManager'];
        /** @description Only ads of this campaign. One that the workspace doesn't have is `not_found`. */
        campaign_id?: components['parameters']['BulkCampaign'];
        /** @description Only these ads: their ids with commas between them, 100 at most. */
        ad_ids?: components['parameters']['BulkAds'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description The name to save it under. */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/zip': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  getBulkFilePreview: {
    parameters: {
      query: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Where the file is read in. */
        manager: components['parameters']['BulkManager'];
        /** @description Only ads of this campaign. One that the workspace doesn't have is `not_found`. */
        campaign_id?: components['parameters']['BulkCampaign'];
        /** @description Only these ads: their ids with commas between them, 100 at most. */
        ad_ids?: components['parameters']['BulkAds'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the file would have. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkFilePreview'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listImages: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of images. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Image'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  uploadImage: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'image/png': string;
        'image/jpeg': string;
        'image/webp': string;
      };
    };
    responses: {
      /** @description The image. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Image'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      /** @description The account has 200 images already: `too_many`. Or its images and ads fill its room: `storage_full`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The file is over 10 MB: `payload_too_large`. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The content type is none of those above: `unsupported_media_type`. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description The file is not a PNG, JPEG or WebP, or it is broken: `image_invalid`. Or it has more than 8,000 pixels on a side
       *     or more than 40 million in all: `image_too_large`.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  getImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description `no-store`. */
          'Cache-Control'?: string;
          /** @description That it is to be shown, with a name. */
          'Content-Disposition'?: string;
          /** @description That nobody is to guess another type. */
          'X-Content-Type-Options'?: string;
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
          'image/jpeg': string;
          'image/webp': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      /** @description Ads use it, or deleted ones that can still be restored, or the brand kit does: `image_in_use`. The sentence says which, and how many. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listProofs: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Only links that were made of this ad, alone or with others. */
        ad_id?: string;
        /** @description Only links that were made of this campaign. */
        campaign_id?: string;
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of links. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Proof'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createProof: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewProof'];
      };
    };
    responses: {
      /** @description What was made, and its link. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedProof'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      /**
       * @description The workspace has 200 proof links that work already: `too_many`. People are named, and the caller's address is
       *     not verified: `email_unverified`.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getProofEmails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller's choice; on until somebody turns it off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProofEmails'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  setProofEmails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProofEmails'];
      };
    };
    responses: {
      /** @description The choice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProofEmails'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  stopProofEmails: {
    parameters: {
      query: {
        /** @description The token of the email's link. */
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': string;
        'multipart/form-data': string;
      };
    };
    responses: {
      /** @description They are off. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Malformed'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      /** @description The body is no form: `unsupported_media_type`. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['Busy'];
    };
  };
  updateProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProofChange'];
      };
    };
    responses: {
      /** @description The link as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Proof'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ApproversRefused'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  revokeProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link no longer works. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getSharedProof: {
    parameters: {
      query?: {
        /** @description What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
        access?: components['parameters']['ProofAccess'];
      };
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ads. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedProof'];
        };
      };
      403: components['responses']['ProofLocked'];
      404: components['responses']['ProofGone'];
      409: components['responses']['ProofExpired'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  unlockSharedProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProofPassphrase'];
      };
    };
    responses: {
      /** @description What the other calls of this link take as `access`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnlockedProof'];
        };
      };
      400: components['responses']['Malformed'];
      /** @description The passphrase is wrong: `proof_locked`. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['ProofGone'];
      409: components['responses']['ProofExpired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  requestApprovalCode: {
    parameters: {
      query?: {
        /** @description What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
        access?: components['parameters']['ProofAccess'];
      };
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApprovalCodeRequest'];
      };
    };
    responses: {
      /** @description Accepted. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['Malformed'];
      403: components['responses']['ProofLocked'];
      404: components['responses']['ProofGone'];
      409: components['responses']['ProofExpired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  confirmApprovalCode: {
    parameters: {
      query?: {
        /** @description What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
        access?: components['parameters']['ProofAccess'];
      };
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApprovalCode'];
      };
    };
    responses: {
      /** @description What `decideOnSharedAd` takes as `approver`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfirmedApprover'];
        };
      };
      400: components['responses']['Malformed'];
      /** @description The code is wrong, used, too old, or was ended by wrong ones: `invalid_code`. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      403: components['responses']['ApproverRequired'];
      404: components['responses']['ProofGone'];
      409: components['responses']['ProofExpired'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getSharedImage: {
    parameters: {
      query?: {
        /** @description What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
        access?: components['parameters']['ProofAccess'];
      };
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
        /** @description The id of an image that one of the ads shows. */
        image_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description `no-store`. */
          'Cache-Control'?: string;
          /** @description That it is to be shown, with a name. */
          'Content-Disposition'?: string;
          /** @description That nobody is to guess another type. */
          'X-Content-Type-Options'?: string;
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
          'image/jpeg': string;
          'image/webp': string;
        };
      };
      403: components['responses']['ProofLocked'];
      404: components['responses']['ProofGone'];
      409: components['responses']['ProofExpired'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decideOnSharedAd: {
    parameters: {
      query?: {
        /** @description What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
        access?: components['parameters']['ProofAccess'];
      };
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
        /** @description The id of an ad that the proof shows. */
        ad_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewDecision'];
      };
    };
    responses: {
      /** @description The decision. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedDecision'];
        };
      };
      400: components['responses']['Malformed'];
      403: components['responses']['ApproverRequired'];
      404: components['responses']['ProofGone'];
      /**
       * @description The link has expired: `proof_expired`. The ad was changed since it was looked at: `stale_version`. It has 100
       *     decisions already: `too_many`.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listSharedComments: {
    parameters: {
      query?: {
        /** @description What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
        access?: components['parameters']['ProofAccess'];
        /** @description Only comments that are open, or only those that are resolved. */
        state?: components['parameters']['CommentState'];
        /** @description How many at most. */
        limit?: components['parameters']['CommentLimit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
        /** @description The id of an ad that the proof shows. */
        ad_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of comments. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdComment'][];
        };
      };
      403: components['responses']['ProofLocked'];
      404: components['responses']['ProofGone'];
      409: components['responses']['ProofExpired'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  commentOnSharedAd: {
    parameters: {
      query?: {
        /** @description What `unlockSharedProof` gave for the passphrase; left out where the link has none. */
        access?: components['parameters']['ProofAccess'];
      };
      header?: never;
      path: {
        /** @description The token of the proof link. */
        token: components['parameters']['ProofToken'];
        /** @description The id of an ad that the proof shows. */
        ad_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewComment'];
      };
    };
    responses: {
      /** @description The comment. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdComment'];
        };
      };
      400: components['responses']['Malformed'];
      403: components['responses']['ProofLocked'];
      404: components['responses']['ProofGone'];
      /** @description The link has expired: `proof_expired`. It has 1,000 comments already: `too_many`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listAdDecisions: {
    parameters: {
      query: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description The ads: their ids with commas between them, 100 at most. */
        ad_ids: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The decisions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdDecision'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getApprovedAd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The version. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovedAd'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listAdComments: {
    parameters: {
      query?: {
        /** @description Only comments that are open, or only those that are resolved. */
        state?: components['parameters']['CommentState'];
        /** @description How many at most. */
        limit?: components['parameters']['CommentLimit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of comments. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdComment'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  resolveAdComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The comment's id. */
        comment_id: components['parameters']['CommentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CommentResolution'];
      };
    };
    responses: {
      /** @description The comment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdComment'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  answerAdComment: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The comment's id. */
        comment_id: components['parameters']['CommentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCommentAnswer'];
      };
    };
    responses: {
      /** @description The comment with all its answers. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdComment'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      /** @description The comment has 20 answers already: `too_many`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listApiKeys: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of keys. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createApiKey: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewApiKey'];
      };
    };
    responses: {
      /** @description The key and its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKey'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan includes no API access: `plan_required`. The key was to have a higher role than the caller:
       *     `role_required`. Or the call was made with a key: `key_not_allowed`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      409: components['responses']['TooManyKeys'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  revokeApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key no longer works. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  rotateApiKey: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyRotation'];
      };
    };
    responses: {
      /** @description The new key and its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKey'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan includes no API access: `plan_required`. The caller's role is lower than the key's by now:
       *     `role_required`. Or the call was made with a key: `key_not_allowed`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      409: components['responses']['TooManyKeys'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listAuditLog: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
        /** @description Only entries of this kind. */
        kind?: components['parameters']['AuditKindFilter'];
        /** @description Only entries in which the name of the person, the thing or the API key contains this text, regardless of case. */
        search?: components['parameters']['AuditSearch'];
        /** @description First day wanted, included. */
        from?: components['parameters']['DaysFrom'];
        /** @description Last day wanted, included. */
        to?: components['parameters']['DaysTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of entries. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntry'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  exportAuditLog: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description Only entries of this kind. */
        kind?: components['parameters']['AuditKindFilter'];
        /** @description Only entries in which the name of the person, the thing or the API key contains this text, regardless of case. */
        search?: components['parameters']['AuditSearch'];
        /** @description First day wanted, included. */
        from?: components['parameters']['DaysFrom'];
        /** @description Last day wanted, included. */
        to?: components['parameters']['DaysTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of webhooks. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createWebhook: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewWebhook'];
      };
    };
    responses: {
      /** @description The webhook and its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedWebhook'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan includes no API access: `plan_required`. The caller's role in the team does not allow it:
       *     `role_required`. The team is read-only: `team_read_only`. Or the call was made with a key: `key_not_allowed`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      /** @description The workspace has ten webhooks already: `too_many`. Or the call repeats one that is not done: `idempotency_in_progress`, `idempotency_answer_lost`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted; nothing more is sent to it. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookChange'];
      };
    };
    responses: {
      /** @description The webhook as changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan includes no API access: `plan_required`. The caller's role in the team does not allow it:
       *     `role_required`. The team is read-only: `team_read_only`. Or the call was made with a key: `key_not_allowed`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecretRotation'];
      };
    };
    responses: {
      /** @description The webhook and its new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedWebhook'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan includes no API access: `plan_required`. The caller's role in the team does not allow it:
       *     `role_required`. The team is read-only: `team_read_only`. Or the call was made with a key: `key_not_allowed`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery, which waits to be sent. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan includes no API access: `plan_required`. The caller's role in the team does not allow it:
       *     `role_required`. The team is read-only: `team_read_only`. Or the call was made with a key: `key_not_allowed`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      /** @description The webhook is off: `webhook_off`. Or the call repeats one that is not done: `idempotency_in_progress`, `idempotency_answer_lost`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Only those in this state. */
        status?: components['schemas']['WebhookDeliveryStatus'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of deliveries. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  redeliverWebhook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery, which waits to be sent. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan includes no API access: `plan_required`. The caller's role in the team does not allow it:
       *     `role_required`. The team is read-only: `team_read_only`. Or the call was made with a key: `key_not_allowed`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      /** @description The webhook is off: `webhook_off`. Or the call repeats one that is not done: `idempotency_in_progress`, `idempotency_answer_lost`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listLinkPresets: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of presets. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkPreset'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createLinkPreset: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewLinkPreset'];
      };
    };
    responses: {
      /** @description The preset. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkPreset'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      /** @description The account has 50 presets already: `too_many`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteLinkPreset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getLinkSettings: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account's choice, or the default. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkSettings'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateLinkSettings: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkSettings'];
      };
    };
    responses: {
      /** @description The choice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkSettings'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  generateAdCopy: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /**
         * @description The campaign that the copy is for, in the same workspace. What the body leaves empty of offer, price, deadline,
         *     proof, words and claims is then that of the campaign's brief.
         */
        campaign_id?: string;
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CopyBrief'];
      };
    };
    responses: {
      /** @description What was written, the best of each kind first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenCopy'];
          'application/x-ndjson': components['schemas']['CopyEvent'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CopyRefused'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['CopyUnavailable'];
    };
  };
  generateHeadlines: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HeadlinesBrief'];
      };
    };
    responses: {
      /** @description The headlines, the best first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Headlines'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CopyRefused'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['CopyUnavailable'];
    };
  };
  optimizeContent: {
    parameters: {
      query: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description The text, at most 5,000 characters. */
        content: string;
        /** @description Where it is to be shown. */
        platform: components['schemas']['Platform'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The text, and what is left to think about. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OptimizedContent'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CopyRefused'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['CopyUnavailable'];
    };
  };
  suggestTexts: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TextWish'];
      };
    };
    responses: {
      /** @description The texts, the best first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuggestedTexts'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CopyRefused'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['CopyUnavailable'];
    };
  };
  fillAd: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdToFill'];
      };
    };
    responses: {
      /** @description The ad with its texts from the brief. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FilledAd'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CopyRefused'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['CopyUnavailable'];
    };
  };
  readBenefits: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BenefitsToRead'];
      };
    };
    responses: {
      /** @description What they are read as. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BenefitsRead'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CopyRefused'];
      404: components['responses']['NotFound'];
      409: components['responses']['Repeated'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getBrandKit: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The brand kit; everything in it is empty until it is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandKit'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateBrandKit: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandKit'];
      };
    };
    responses: {
      /** @description The brand kit as it is kept. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandKit'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getBrandVoice: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The brand voice; everything in it is empty until it is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandVoice'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateBrandVoice: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandVoice'];
      };
    };
    responses: {
      /** @description The brand voice as it is kept. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandVoice'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listGenerations: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
        /** @description How many items to return at most. */
        limit?: number;
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
        /** @description Whether to return favorites alone. */
        favorites?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of generations. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Generation'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteGeneration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateGeneration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GenerationChange'];
      };
    };
    responses: {
      /** @description What was written, as it is kept. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Generation'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RoleRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getAiUsage: {
    parameters: {
      query?: {
        /** @description A team that the caller is in. Without it the call is about the caller's own. */
        team_id?: components['parameters']['TeamId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AiUsage'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listMyTeams: {
    parameters: {
      query?: {
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of teams. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createTeam: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTeam'];
      };
    };
    responses: {
      /** @description The team. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      /** @description The plan includes no teams: `plan_required`. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The account owns 20 teams already: `too_many`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The team and all that belongs to it are gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['TeamRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TeamChange'];
      };
    };
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['TeamRefused'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  requireTwoStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TwoStepRule'];
      };
    };
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['TeamRefused'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getTeamStats: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamStats'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  chooseSeats: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeatChoice'];
      };
    };
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['TeamRefused'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  inviteMember: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInvitation'];
      };
    };
    responses: {
      /** @description The invitation. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentInvitation'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan's members are used up: `plan_limit`. The owner's plan includes no teams: `plan_required`. The caller's
       *     role does not include this: `role_required`. Or the team is read-only: `team_read_only`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      /** @description The address belongs to a member: `already_member`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  removeMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
        user_id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['TeamRefused'];
      404: components['responses']['NotFound'];
      /** @description It is the owner: `owner_stays`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  changeMemberRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
        user_id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoleChange'];
      };
    };
    responses: {
      /** @description The member. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamMember'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['TeamRefused'];
      404: components['responses']['NotFound'];
      /** @description It is the owner: `owner_stays`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  renewInvitation: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
        /** @description The member's account, or the `id` of the member. Who is only invited is found by the `id` alone. */
        user_id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitationRenewal'];
      };
    };
    responses: {
      /** @description The invitation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentInvitation'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['TeamRefused'];
      404: components['responses']['NotFound'];
      /** @description There is no open invitation, because this is a member: `already_member`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  transferTeam: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TeamTransfer'];
      };
    };
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      /**
       * @description The plan of the member includes no teams: `plan_required`. It includes too few members: `plan_limit`. The caller's
       *     role does not include this: `role_required`.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      404: components['responses']['NotFound'];
      /**
       * @description The person owns 20 teams already: `too_many`. The team's images and ads do not fit into the room of the person:
       *     `storage_full`.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  leaveTeam: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller is no member any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      /** @description The owner cannot leave: `owner_stays`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listTeamActivity: {
    parameters: {
      query?: {
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
        /** @description Only what this account did. */
        user_id?: components['parameters']['ActivityMember'];
        /** @description Only what was done to things of this kind. */
        kind?: components['parameters']['ActivityKindFilter'];
        /** @description Only entries in which the name of the person or of the thing contains this text, regardless of case. */
        search?: components['parameters']['ActivitySearch'];
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of entries. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamActivity'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  exportTeamActivity: {
    parameters: {
      query?: {
        /** @description Only what this account did. */
        user_id?: components['parameters']['ActivityMember'];
        /** @description Only what was done to things of this kind. */
        kind?: components['parameters']['ActivityKindFilter'];
        /** @description Only entries in which the name of the person or of the thing contains this text, regardless of case. */
        search?: components['parameters']['ActivitySearch'];
      };
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getTeamChanges: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What tells a change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamChanges'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the link. */
        token: components['parameters']['InvitationToken'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invitation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invitation'];
        };
      };
      /** @description The link is unknown, or was withdrawn or replaced: `not_found`. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The link is more than 7 days old: `invitation_expired`. It was used: `invitation_used`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  acceptInvitation: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The token of the link. */
        token: components['parameters']['InvitationToken'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      401: components['responses']['Unauthenticated'];
      /** @description The invitation is for another address: `invitation_other_address`. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The link is unknown, or was withdrawn or replaced: `not_found`. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description The link is more than 7 days old: `invitation_expired`. It was used: `invitation_used`.
       *     The account belongs to the team already: `already_member`.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  listPlans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The plans. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Plan'][];
        };
      };
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription; for an account that pays nothing, its plan without an end. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Subscription'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  previewPlanChange: {
    parameters: {
      query: {
        /** @description The plan to choose. */
        plan_id: components['parameters']['PlanId'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What it would cost, to the second at which it was computed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanChangePreview'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      409: components['responses']['ChangeRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['PaymentsAway'];
    };
  };
  startCheckout: {
    parameters: {
      query: {
        /** @description The plan to choose. */
        plan_id: components['parameters']['PlanId'];
      };
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where the browser goes next. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Checkout'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      409: components['responses']['ChangeRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['PaymentsAway'];
    };
  };
  getCheckoutStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The checkout's id (UUID), as `session_id` of the call that opened it. */
        session_id: components['parameters']['SessionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How it stands. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutStatus'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  cancelSubscription: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Subscription'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description The account has no subscription: `no_subscription`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['PaymentsAway'];
    };
  };
  resumeSubscription: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Subscription'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      /** @description The account has no subscription, or it has ended: `no_subscription`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['PaymentsAway'];
    };
  };
  listTransactions: {
    parameters: {
      query?: {
        /** @description How many at most. */
        limit?: components['parameters']['Limit'];
        /** @description How many to skip. */
        offset?: components['parameters']['Offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of transactions. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transaction'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id (UUID). */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The receipt. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Receipt'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getUsage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One meter for each thing that a plan limits. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsageMeter'][];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  receivePaymentEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description The provider's signature. */
        'Stripe-Signature'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentEvent'];
      };
    };
    responses: {
      /** @description The message is dealt with, or was before. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The body is not JSON: `malformed_json`; or the signature is not the provider's: `webhook_invalid`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['PaymentsAway'];
    };
  };
  getSandboxCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The checkout's id (UUID), as `session_id` of the call that opened it. */
        session_id: components['parameters']['SessionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The checkout. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SandboxCheckout'];
        };
      };
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  finishSandboxCheckout: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes the call safe to repeat when its answer was lost: a text that stands for this call alone, such as a new
         *     UUID. The same call with the same key within 24 hours is done once and gets the same answer, with the header
         *     `Idempotent-Replayed: true`. A call that was refused may be made again with its key. Another call with the key of an
         *     earlier one is refused: 422 `idempotency_key_reused`. While the first call is still being done, a second one gets 409
         *     `idempotency_in_progress`. If the first was done but its answer is not known, it gets 409 `idempotency_answer_lost`:
         *     the server was stopped in between, or the answer is longer than 64 KB or was sent piece by piece. An account may use
         *     5,000 keys in a day.
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description The checkout's id (UUID), as `session_id` of the call that opened it. */
        session_id: components['parameters']['SessionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SandboxAction'];
      };
    };
    responses: {
      /** @description How the checkout stands, and where the browser goes next. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SandboxOutcome'];
        };
      };
      400: components['responses']['Malformed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['KeyRefused'];
      404: components['responses']['NotFound'];
      /** @description The checkout is paid or expired already: `checkout_closed`. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It does. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
}
