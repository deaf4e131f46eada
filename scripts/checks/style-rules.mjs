const message = 'Style with `styled`: it is the one way in which the interface is styled.';

/** Refuses MUI's `sx`, also where it is handed to a part of a component: `slotProps={{ paper: { sx } }}`. */
const noSx = {
  create: (context) => ({
    'JSXAttribute[name.name="sx"], Property[key.name="sx"]': (node) => context.report({ node, message }),
  }),
};

export default { meta: { name: 'styling' }, rules: { 'no-sx': noSx } };
