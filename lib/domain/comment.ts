export interface Comment {
  id: number;
  index: number;
  userName: string;
  iconUrl: string;
  isMine: boolean;
  alreadyLiked: boolean;
  likes: number;
  body: string;
  /** Seconds; undefined where it is not known, as of what is later than the wire's 32 bits can tell. */
  createdAt?: number;
}
