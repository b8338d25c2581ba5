type Listener = () => void;

/** Keeps who listens for the end of the process from hearing of the real one: it comes when the test says so. */
export function hearSignals(): Map<string, Listener> {
  const heard = new Map<string, Listener>();
  jest
    .spyOn(process, 'on')
    .mockImplementation(
      ((name: string, listener: Listener) => (heard.set(name, listener), process)) as typeof process.on,
    );
  jest
    .spyOn(process, 'off')
    .mockImplementation(((name: string) => (heard.delete(name), process)) as typeof process.off);
  return heard;
}
