import { useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Button } from '../../components/Button/Button.tsx'
import {
  IconBadgeCc,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRefresh,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from '../../icons/icons.ts'
import { useIsBrowser } from '../../internal/useIsBrowser.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { clock } from './clock.ts'
import type { Player } from './player.ts'
import { PlayerSettings } from './PlayerSettings.tsx'
import { SeekBar } from './SeekBar.tsx'
import { usePlayerState } from './usePlayer.ts'
import type { VideoSlide, VideoStrings } from './types.ts'
import { type Cue, lastBegun } from './vtt.ts'
import { playerStrings } from './strings.ts'
import * as styles from './PlayerControls.css.ts'

interface PlayerControlsProps {
  player: Player
  slides: readonly VideoSlide[]
  chapters: readonly Cue[]
  captions: readonly VideoStrings[]
  captionLanguage: string | null
  onCaptionLanguage: (language: string | null) => void
  onCaptions: () => void
  isFull: boolean
  onFullScreen: () => void
  onPicture: () => void
}

const STEP = 10

/** The seek bar and the row of buttons below it. */
export function PlayerControls({
  player,
  slides,
  chapters,
  captions,
  captionLanguage,
  onCaptionLanguage,
  onCaptions,
  isFull,
  onFullScreen,
  onPicture,
}: PlayerControlsProps) {
  const strings = useStrings(playerStrings)
  const isBrowser = useIsBrowser()
  const { locale } = useLocale()
  const [isSetting, setSetting] = useState(false)
  const settings = useRef<HTMLButtonElement>(null)
  const isPlaying = usePlayerState(player, (state) => state.isPlaying)
  const hasEnded = usePlayerState(player, (state) => state.hasEnded)
  const rate = usePlayerState(player, (state) => state.rate)
  const hasVideo = usePlayerState(player, (state) => state.source !== null)
  const close = () => {
    setSetting(false)
    settings.current?.focus()
  }
  return (
    <div role="group" aria-label={strings.controls} dir="ltr" className={styles.controls}>
      <SeekBar player={player} slides={slides} chapters={chapters} />
      <div className={styles.row}>
        <IconButton
          icon={isPlaying ? IconPlayerPauseFilled : hasEnded ? IconRefresh : IconPlayerPlayFilled}
          label={isPlaying ? strings.pause : hasEnded ? strings.again : strings.play}
          onPress={player.toggle}
        />
        <IconButton icon={IconRewindBackward10} label={strings.back} onPress={() => player.skip(-STEP)} />
        <IconButton icon={IconRewindForward10} label={strings.forward} onPress={() => player.skip(STEP)} />
        {hasVideo && <Volume player={player} />}
        <Time player={player} />
        <Chapter player={player} chapters={chapters} />
        <span className={styles.end}>
          <Button
            ref={settings}
            variant="plain"
            aria-label={`${strings.settings}: ${new Intl.NumberFormat(locale).format(rate)}×`}
            aria-expanded={isSetting}
            onPress={() => setSetting(!isSetting)}
          >
            {rate}×
          </Button>
          {captions.length > 0 && (
            <IconButton
              icon={IconBadgeCc}
              label={strings.captions}
              aria-pressed={captionLanguage !== null}
              variant={captionLanguage === null ? 'plain' : 'soft'}
              onPress={onCaptions}
            />
          )}
          {hasVideo && isBrowser && document.pictureInPictureEnabled && (
            <IconButton icon={IconPictureInPicture} label={strings.picture} onPress={onPicture} />
          )}
          {isBrowser && document.fullscreenEnabled && (
            <IconButton
              icon={isFull ? IconMinimize : IconMaximize}
              label={isFull ? strings.exitFullScreen : strings.fullScreen}
              onPress={onFullScreen}
            />
          )}
        </span>
      </div>
      {isSetting && (
        <PlayerSettings
          player={player}
          captions={captions}
          captionLanguage={captionLanguage}
          onCaptionLanguage={onCaptionLanguage}
          onClose={close}
        />
      )}
    </div>
  )
}

function Volume({ player }: { player: Player }) {
  const strings = useStrings(playerStrings)
  const volume = usePlayerState(player, (state) => (state.isMuted ? 0 : state.volume))
  return (
    <>
      <IconButton
        icon={volume === 0 ? IconVolumeOff : IconVolume}
        label={volume === 0 ? strings.unmute : strings.mute}
        onPress={() =>
          volume === 0 ? player.setVolume(player.getState().volume || 1) : player.setMuted(true)
        }
      />
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={strings.volume}
        onChange={(event) => player.setVolume(Number(event.target.value))}
        className={styles.volume}
      />
    </>
  )
}

function Time({ player }: { player: Player }) {
  const seconds = usePlayerState(player, ({ time }) => Math.floor(time))
  const duration = usePlayerState(player, (state) => state.duration)
  return (
    <span className={styles.time}>
      {clock(seconds)} <span className={styles.quiet}>/ {clock(duration)}</span>
    </span>
  )
}

function Chapter({ player, chapters }: { player: Player; chapters: readonly Cue[] }) {
  const strings = useStrings(playerStrings)
  const { locale } = useLocale()
  const at = usePlayerState(player, ({ time }) => lastBegun(chapters, time))
  const chapter = chapters[at]
  if (!chapter) return null
  const number = new Intl.NumberFormat(locale)
  return (
    <span className={styles.chapter} dir="auto">
      {strings.chapterOf(number.format(at + 1), number.format(chapters.length))} · {chapter.text}
    </span>
  )
}
