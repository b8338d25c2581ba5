import { decrypt } from './model/decrypt';

/** Brings a keyed picture as an address that an <img> can show; whoever asked revokes it. @throws when it does not arrive */
export async function fetchPicture(url: string, key: string, options: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`A picture was answered ${response.status}`);
  const body = new Uint8Array(await response.arrayBuffer());
  return URL.createObjectURL(new Blob([decrypt(body, key)]));
}
