/** What is said in a video, or the names of its chapters, in one language. */
export interface VideoStrings {
  /** The language, as a BCP 47 tag. */
  language: string
  /** The cues, as a WebVTT file. */
  vtt: string
}

/** A picture that stands for the video from a second on. */
export interface VideoSlide {
  /** When it comes, in seconds. */
  at: number
  /** The address of the picture. */
  image: string
}
