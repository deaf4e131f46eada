/** Stands for the browser's addresses of files in its memory, which jsdom lacks; tells which of them are in use. */
export function fakeObjectAddresses() {
  const used = new Set<string>();
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      const address = `blob:${made}`;
      used.add(address);
      return address;
    },
    revokeObjectURL: (address: string) => used.delete(address),
  });
  return { used: () => [...used] };
}
