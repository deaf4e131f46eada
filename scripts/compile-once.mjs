/**
 * Compiles the text of a module once for all files of tests that a process runs. Jest runs each file in a context of its
 * own and has all that it imports compiled anew there, which is a good part of what a file takes. Each context still
 * runs its modules for itself.
 *
 * Takes and returns `compileFunction` of `node:vm`.
 */
export function createCompileOnce({ compileFunction, Script }) {
  const compiled = new Map();
  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    // What imports while it runs is told apart by who asks, which differs from context to context.
    if (!filename || !parsingContext || /\bimport\s*\(/.test(source)) {
      return compileFunction(source, parameters, options);
    }
    const head = `(function (${parameters.join(', ')}) {`;
    let known = compiled.get(filename);
    if (known?.source !== source || known.head !== head) {
      // Lines and columns stay those of the source, and a comment at its end ends before the function does.
      const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
      known = { source, head, script };
      compiled.set(filename, known);
    }
    return known.script.runInContext(parsingContext);
  };
}
