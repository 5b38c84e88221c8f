/** One line of captions, or a chapter: from one second of the video up to another. */
export interface Cue {
  /** When it begins, in seconds. */
  start: number
  /** When it ends, in seconds. */
  end: number
  text: string
}

const timing = /^((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})/

const secondsOf = (stamp: string) =>
  stamp
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)

/** The cues of a WebVTT file, in the order of their beginnings; blocks that cannot be read are left out. */
export function parseVtt(vtt: string): Cue[] {
  return vtt
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n')
      const at = lines.findIndex((line) => timing.test(line))
      const [, start, end] = timing.exec(lines[at] ?? '') ?? []
      if (!start || !end) return []
      const text = lines
        .slice(at + 1)
        .join('\n')
        .replaceAll(/<[^>]*>/g, '')
        .trim()
      return text ? [{ start: secondsOf(start), end: secondsOf(end), text }] : []
    })
    .toSorted((one, other) => one.start - other.start)
}

/** The cue that holds a second, or nothing. */
export const cueAt = (cues: readonly Cue[], seconds: number) =>
  cues.find(({ start, end }) => start <= seconds && seconds < end)

/** The place of the last cue that has begun at a second, or -1. */
export const lastBegun = (cues: readonly Cue[], seconds: number) =>
  cues.findLastIndex(({ start }) => start <= seconds)
