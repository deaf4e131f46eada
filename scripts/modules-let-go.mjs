/**
 * Node 20 keeps, for each module that a file of tests imports, the modules that this one imports in turn, and never lets
 * go of them: the file's whole context stays, some 25 MB of it and its database, for as long as Jest's process lives.
 * Only for the module that the linking began with does it drop them, when it is instantiated. Here each of the others is
 * instantiated once more, which does nothing else.
 *
 * Takes and returns `SourceTextModule` of `node:vm`.
 */
export const withModulesLetGo = (SourceTextModule) => {
  const modulesOf = new WeakMap();
  const nowhere = {};
  return class extends SourceTextModule {
    #context;

    constructor(source, options) {
      super(source, options);
      this.#context = options?.context ?? nowhere;
      modulesOf.set(this.#context, (modulesOf.get(this.#context) ?? new Set()).add(this));
    }

    async link(linker) {
      await super.link(linker);
      const modules = modulesOf.get(this.#context);
      for (const module of modules) {
        if (module.status === 'unlinked' || module.status === 'linking') continue;
        wrapOf(module)?.instantiate();
        modules.delete(module);
      }
    }
  };
};

/** What Node itself works with. Later versions may have another, and need none of this. */
const wrapOf = (module) => {
  const symbol = Object.getOwnPropertySymbols(module).find(({ description }) => description === 'kWrap');
  return symbol && module[symbol];
};
