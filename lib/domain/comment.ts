export interface Comment {
  id: number;
  index: number;
  userName: string;
  iconUrl: string;
  isMine: boolean;
  alreadyLiked: boolean;
  likes: number;
  body: string;
  /** Seconds since 1970; undefined when the time does not fit into the 32 bits of the wire. */
  createdAt?: number;
}
