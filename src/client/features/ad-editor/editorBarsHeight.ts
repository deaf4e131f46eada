/** What the shell's bar and the editor's take of the screen's height, in pixels. */
export const editorBarsHeight = 112;
