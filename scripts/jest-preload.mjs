import v8 from 'node:v8';
import vm from 'node:vm';
import { withBuiltinsAtHand } from './builtins-at-hand.mjs';
import { createCompileOnce } from './compile-once.mjs';
import { withModulesLetGo } from './modules-let-go.mjs';

/** Loaded by each process of Jest before anything else. Plain JavaScript, because nothing is there to compile it. */
vm.compileFunction = createCompileOnce(vm);
vm.SourceTextModule = withModulesLetGo(withBuiltinsAtHand(vm.SourceTextModule));

// Four times as much as usual has to be done by a function before it is optimized: most are thrown away with the file
// of tests that they belong to before it has paid.
v8.setFlagsFromString('--interrupt-budget=500000');
