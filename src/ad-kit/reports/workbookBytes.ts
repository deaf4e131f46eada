/** Whether bytes begin as those of a workbook do: .xlsx is a ZIP. */
export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** Whether bytes begin as those of an .xls file do, and of an .xlsx that takes a password. */
export const isClosedWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

const startsWith = (bytes: Uint8Array, beginning: number[]): boolean =>
  beginning.every((byte, index) => bytes[index] === byte);
