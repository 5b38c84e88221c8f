import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type PointerEvent, useState } from 'react'
import { useStrings } from '../../locale/useStrings.ts'
import { clock } from './clock.ts'
import type { Player } from './player.ts'
import { usePlayerState } from './usePlayer.ts'
import type { VideoSlide } from './types.ts'
import { type Cue, cueAt } from './vtt.ts'
import { playerStrings } from './strings.ts'
import * as styles from './SeekBar.css.ts'

interface SeekBarProps {
  player: Player
  slides: readonly VideoSlide[]
  chapters: readonly Cue[]
}

/** Where the video stands, cut at its chapters; a native input lies unseen over what is drawn. */
export function SeekBar({ player, slides, chapters }: SeekBarProps) {
  const strings = useStrings(playerStrings)
  const [hovered, setHovered] = useState<number>()
  const duration = usePlayerState(player, (state) => state.duration)
  const seconds = usePlayerState(player, ({ time }) => Math.floor(time))
  const parts = chapters.length > 0 ? chapters : [{ start: 0, end: duration, text: '' }]
  const hover = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setHovered(Math.min(Math.max((event.clientX - left) / width, 0), 1) * duration)
  }
  const chapter = cueAt(chapters, seconds)?.text
  return (
    <div className={styles.bar} style={assignInlineVars({ [styles.at]: String(seconds / duration) })}>
      {parts.map(({ start, end }) => (
        <span
          key={start}
          className={styles.part}
          style={assignInlineVars({
            [styles.length]: String(end - start),
            [styles.filled]: String(Math.min(Math.max((seconds - start) / Math.max(end - start, 1), 0), 1)),
          })}
        />
      ))}
      <input
        type="range"
        data-seek
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={seconds}
        aria-label={strings.seek}
        aria-valuetext={[strings.place(clock(seconds), clock(duration)), chapter].filter(Boolean).join(', ')}
        onChange={(event) => player.seek(Number(event.target.value))}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(undefined)}
        className={styles.input}
      />
      <span className={styles.thumb} />
      {hovered !== undefined && (
        <span
          aria-hidden
          className={styles.tip}
          style={assignInlineVars({ [styles.tipAt]: String(hovered / duration) })}
        >
          {slides.length > 0 && (
            <img
              src={slides.findLast(({ at }) => at <= hovered)?.image}
              alt=""
              className={styles.thumbnail}
            />
          )}
          <span dir="auto">{cueAt(chapters, hovered)?.text}</span>
          <span>{clock(hovered)}</span>
        </span>
      )}
    </div>
  )
}
