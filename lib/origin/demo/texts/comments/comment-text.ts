/** What a reader wrote under a chapter. The body is plain text, whatever it looks like. */
export interface CommentText {
  userName: string;
  body: string;
}
