/** A sign of a font in its place; lengths in font units, y upwards. */
type ShapedGlyph = {
  index: number;
  /** Where what it stands for begins in the text. */
  at: number;
  advance: number;
  x: number;
  y: number;
};

/** A font that sets whole words: letters that join, stack and move. */
export interface ShapingFont {
  /** From left to right as they are seen, whichever way the text runs. */
  shape(text: string, isRtl: boolean): ShapedGlyph[];
}

/** HarfBuzz, by its program's file. Published without the types of its own functions. */
export const harfbuzzFile = 'harfbuzzjs/dist/harfbuzz.wasm';

type Pointer = number;
interface Program {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  malloc(bytes: number): Pointer;
  free(at: Pointer): void;
  hb_blob_create(data: Pointer, length: number, mode: number, user: Pointer, destroy: Pointer): Pointer;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_font_create(face: Pointer): Pointer;
  hb_buffer_create(): Pointer;
  hb_buffer_destroy(buffer: Pointer): void;
  hb_buffer_add_utf16(buffer: Pointer, text: Pointer, length: number, offset: number, count: number): void;
  hb_buffer_guess_segment_properties(buffer: Pointer): void;
  hb_buffer_set_direction(buffer: Pointer, direction: number): void;
  hb_buffer_get_length(buffer: Pointer): number;
  hb_buffer_get_glyph_infos(buffer: Pointer, length: Pointer): Pointer;
  hb_buffer_get_glyph_positions(buffer: Pointer, length: Pointer): Pointer;
  hb_shape(font: Pointer, buffer: Pointer, features: Pointer, count: number): void;
  __wasm_call_ctors(): void;
}

/** What both sides have; neither one's types are here. */
interface Wasm {
  Module: new (bytes: ArrayBuffer) => object;
  Instance: new (module: object, imports: object) => { exports: unknown };
}

/** Values of HarfBuzz's own enumerations. */
const [readOnly, leftToRight, rightToLeft] = [1, 4, 5];
/** Numbers that one sign's facts take, and one sign's place. */
const wordsEach = 5;
const pageBytes = 65_536;
const mostMemory = 128 * 1024 * 1024;

/**
 * Opens fonts, which may not be compressed, with HarfBuzz. It takes a few milliseconds to begin, and some megabytes.
 * Throws for what is no program.
 */
export function createHarfbuzz(bytes: ArrayBuffer): { open(font: ArrayBuffer): ShapingFont } {
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;
  const stop = () => {
    throw new Error('HarfBuzz stopped.');
  };
  const imports = {
    wasi_snapshot_preview1: { proc_exit: stop },
    env: {
      _emscripten_runtime_keepalive_clear: () => undefined,
      _abort_js: stop,
      _setitimer_js: () => 0,
      emscripten_resize_heap: (wanted: number) => grow(wanted),
    },
  };
  const hb = new Instance(new Module(bytes), imports).exports as Program;
  hb.__wasm_call_ctors();

  function grow(wanted: number): number {
    const size = wanted >>> 0;
    if (size > mostMemory) return 0;
    hb.memory.grow(Math.ceil((size - hb.memory.buffer.byteLength) / pageBytes));
    return 1;
  }

  function open(font: ArrayBuffer): ShapingFont {
    const data = new Uint8Array(font);
    const at = hb.malloc(data.length);
    new Uint8Array(hb.memory.buffer, at, data.length).set(data);
    // A library keeps its fonts for good, so nothing gives them back.
    const pointer = hb.hb_font_create(hb.hb_face_create(hb.hb_blob_create(at, data.length, readOnly, 0, 0), 0));
    return { shape: (text, isRtl) => shape(pointer, text, isRtl) };
  }

  function shape(font: Pointer, text: string, isRtl: boolean): ShapedGlyph[] {
    const letters = hb.malloc(text.length * 2);
    const buffer = hb.hb_buffer_create();
    try {
      const units = new Uint16Array(hb.memory.buffer, letters, text.length);
      for (let index = 0; index < text.length; index += 1) units[index] = text.charCodeAt(index);
      hb.hb_buffer_add_utf16(buffer, letters, text.length, 0, text.length);
      hb.hb_buffer_guess_segment_properties(buffer);
      hb.hb_buffer_set_direction(buffer, isRtl ? rightToLeft : leftToRight);
      hb.hb_shape(font, buffer, 0, 0);
      return glyphsIn(buffer);
    } finally {
      hb.hb_buffer_destroy(buffer);
      hb.free(letters);
    }
  }

  function glyphsIn(buffer: Pointer): ShapedGlyph[] {
    const count = hb.hb_buffer_get_length(buffer);
    // The memory may have grown, so its views are made anew.
    const facts = new Uint32Array(hb.memory.buffer, hb.hb_buffer_get_glyph_infos(buffer, 0), count * wordsEach);
    const places = new Int32Array(hb.memory.buffer, hb.hb_buffer_get_glyph_positions(buffer, 0), count * wordsEach);
    return Array.from({ length: count }, (_, glyph) => {
      const first = glyph * wordsEach;
      const [index = 0, , at = 0] = facts.subarray(first, first + wordsEach);
      const [advance = 0, , x = 0, y = 0] = places.subarray(first, first + wordsEach);
      return { index, at, advance, x, y };
    });
  }

  return { open };
}
