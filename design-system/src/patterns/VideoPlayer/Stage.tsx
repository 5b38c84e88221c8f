import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type RefObject, useEffect } from 'react'
import type { Player } from './player.ts'
import { usePlayerState } from './usePlayer.ts'
import type { VideoSlide, VideoStrings } from './types.ts'
import * as styles from './VideoPlayer.css.ts'

interface StageProps {
  player: Player
  slides: readonly VideoSlide[]
  captions: readonly VideoStrings[]
  videoRef: RefObject<HTMLVideoElement | null>
}

/** The picture: the video itself, or its slides, which move with the same clock. */
export function Stage({ player, slides, captions, videoRef }: StageProps) {
  const source = usePlayerState(player, (state) => state.source)
  useEffect(() => {
    const video = videoRef.current
    return source && video ? player.attach(video) : undefined
  }, [player, source, videoRef])
  if (source)
    return (
      <video
        ref={videoRef}
        src={source.src}
        preload="metadata"
        playsInline
        tabIndex={-1}
        className={styles.video}
      >
        <track
          kind="captions"
          srcLang={captions[0]?.language}
          src={`data:text/vtt;charset=utf-8,${encodeURIComponent(captions[0]?.vtt ?? 'WEBVTT')}`}
        />
      </video>
    )
  return <Slides player={player} slides={slides} />
}

const STEPS = 60

function Slides({ player, slides }: Pick<StageProps, 'player' | 'slides'>) {
  const at = usePlayerState(player, ({ time }) => slides.findLastIndex((slide) => slide.at <= time))
  const from = slides[at]?.at ?? 0
  // As coarse as one sees it move.
  const share = usePlayerState(player, ({ time, duration }) => {
    const until = slides[at + 1]?.at ?? duration
    return Math.round(((time - from) / Math.max(until - from, 1)) * STEPS) / STEPS
  })
  const slide = slides[at]
  return (
    <div className={styles.slides} style={assignInlineVars({ [styles.share]: String(share) })}>
      {slide && <img key={`slide-${at}`} src={slide.image} alt="" className={styles.slide} />}
    </div>
  )
}
