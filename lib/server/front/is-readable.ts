/** Whether the escapes of a path mean something: it is text in UTF-8 then, else nothing that anybody can read. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
