export const fillTitle = 'Fill from brief';

/** In pixels. */
export const fillWidth = 600;
