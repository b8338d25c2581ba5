export interface Comment {
  id: number;
  index: number;
  userName: string;
  iconUrl: string;
  isMine: boolean;
  alreadyLiked: boolean;
  likes: number;
  body: string;
  /** Seconds. */
  createdAt: number;
}
