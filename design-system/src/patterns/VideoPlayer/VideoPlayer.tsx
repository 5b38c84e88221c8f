import { type Ref, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconPlayerPlayFilled } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import { ThemeScope } from '../../theme/ThemeScope.tsx'
import { pressKey } from './keys.ts'
import type { Player } from './player.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { Stage } from './Stage.tsx'
import { usePlayerState } from './usePlayer.ts'
import { type Cue, cueAt, parseVtt } from './vtt.ts'
import { playerStrings } from './strings.ts'
import type { VideoSlide, VideoStrings } from './types.ts'
import * as styles from './VideoPlayer.css.ts'

export type { VideoSlide, VideoStrings } from './types.ts'

export interface VideoPlayerProps {
  /** The player at work, from `usePlayer`. */
  player: Player
  /** What the video is called; it stands over the picture and names the player. */
  title: string
  /** A number or a word before the title. */
  overline?: string
  /** Pictures that are shown where there is no video that the browser can play, and over the seek bar. @default none */
  slides?: readonly VideoSlide[]
  /** What is said, in the languages there are. @default none: no captions are offered */
  captions?: readonly VideoStrings[]
  /** The names of the chapters, in the languages there are. @default one chapter */
  chapters?: readonly VideoStrings[]
  /** The language of the captions at first, or null for none. @default the page's, else the first there is */
  defaultCaptionLanguage?: string | null
  /** Called with the language of the captions that was chosen, or null where they were turned off. */
  onCaptionLanguageChange?: (language: string | null) => void
  ref?: Ref<HTMLDivElement>
}

const IDLE = 3000
const noCues: readonly Cue[] = []

/** The words in the language of the page, else in the first there is. */
const inLanguage = (strings: readonly VideoStrings[], locale: string) =>
  strings.find(({ language }) => locale.startsWith(language)) ?? strings[0]

/**
 * A video with all that belongs to it: play, seek with chapters and pictures, captions, speed, quality, volume, picture
 * in picture, full screen, and the keys of the well-known sites. Its controls run like a tape, from left to right in
 * every language.
 *
 * Use when people watch something with sound or words: a lecture, a tour. Not for a decoration that moves by itself.
 */
export function VideoPlayer({
  player,
  title,
  overline,
  slides = [],
  captions = [],
  chapters = [],
  defaultCaptionLanguage,
  onCaptionLanguageChange,
  ref,
  ...rest
}: VideoPlayerProps) {
  const strings = useStrings(playerStrings)
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const idleTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isIdle, setIdle] = useState(false)
  const [isFull, setFull] = useState(false)
  const hasWoken = useRef(false)
  const [captionLanguage, setCaptionLanguage] = useState(() => {
    if (defaultCaptionLanguage === null) return null
    const chosen = captions.find(({ language }) => language === defaultCaptionLanguage)
    return (chosen ?? inLanguage(captions, locale))?.language ?? null
  })
  const isPlaying = usePlayerState(player, (state) => state.isPlaying)
  const chapterWords = inLanguage(chapters, locale)
  const chapterCues = useMemo(() => (chapterWords ? parseVtt(chapterWords.vtt) : noCues), [chapterWords])
  const shown = captions.find(({ language }) => language === captionLanguage)

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === root.current)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      clearTimeout(idleTimer.current)
    }
  }, [])

  const toggleFull = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void root.current?.requestFullscreen?.()
  }
  const togglePicture = () => {
    if (!video.current || !document.pictureInPictureEnabled) return
    if (document.pictureInPictureElement) void document.exitPictureInPicture()
    else void video.current.requestPictureInPicture()
  }
  const chooseCaptions = (language: string | null) => {
    setCaptionLanguage(language)
    onCaptionLanguageChange?.(language)
  }
  const toggleCaptions = () =>
    chooseCaptions(captionLanguage ? null : (inLanguage(captions, locale)?.language ?? null))
  const stir = () => {
    setIdle(false)
    clearTimeout(idleTimer.current)
    idleTimer.current = setTimeout(() => setIdle(true), IDLE)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    stir()
    const on = { player, onCaptions: toggleCaptions, onFullScreen: toggleFull, onPicture: togglePicture }
    if (pressKey(event, on)) event.preventDefault()
  })
  const onMove = useEffectEvent((event: PointerEvent) => event.pointerType === 'mouse' && stir())
  const onPointerDown = useEffectEvent(({ pointerType }: PointerEvent) => {
    const isHidden = isIdle && isPlaying && !root.current?.querySelector(':focus-visible')
    hasWoken.current = isHidden && pointerType !== 'mouse'
    stir()
  })
  useEffect(() => {
    const element = root.current!
    const press = (event: KeyboardEvent) => onKey(event)
    const move = (event: PointerEvent) => void onMove(event)
    const touch = (event: PointerEvent) => onPointerDown(event)
    // A finger that brings the controls back presses nothing yet.
    const click = (event: MouseEvent) => {
      if (hasWoken.current) event.stopPropagation()
      hasWoken.current = false
    }
    element.addEventListener('keydown', press)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerdown', touch)
    element.addEventListener('click', click, true)
    return () => {
      element.removeEventListener('keydown', press)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerdown', touch)
      element.removeEventListener('click', click, true)
    }
  }, [])
  return (
    <ThemeScope theme="dark">
      <div
        {...rest}
        ref={(element) => {
          root.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        role="region"
        tabIndex={-1}
        aria-label={title}
        data-idle={(isIdle && isPlaying) || undefined}
        className={styles.player}
      >
        <Stage player={player} slides={slides} captions={captions} videoRef={video} />
        <div className={cx(styles.head, styles.fading)}>
          {overline && <span className={styles.overline}>{overline}</span>}
          <bdi>{title}</bdi>
        </div>
        {/* Its clicks do what the button does, which keyboards and screen readers reach. */}
        <div className={styles.press} aria-hidden onClick={player.toggle} />
        <BigPlay player={player} label={strings.play} />
        <div className={styles.foot}>
          {shown && <Captions player={player} strings={shown} />}
          <PlayerControls
            player={player}
            slides={slides}
            chapters={chapterCues}
            captions={captions}
            captionLanguage={captionLanguage}
            onCaptionLanguage={chooseCaptions}
            onCaptions={toggleCaptions}
            isFull={isFull}
            onFullScreen={toggleFull}
            onPicture={togglePicture}
          />
        </div>
      </div>
    </ThemeScope>
  )
}

/** What asks to be pressed while nothing runs. */
function BigPlay({ player, label }: { player: Player; label: string }) {
  const isPlaying = usePlayerState(player, (state) => state.isPlaying)
  if (isPlaying) return null
  return (
    <span className={styles.bigPlace}>
      <Pressable aria-label={label} onPress={player.play} className={styles.bigPlay}>
        <Icon icon={IconPlayerPlayFilled} size={32} />
      </Pressable>
    </span>
  )
}

/** What is being said, over the foot of the picture. */
function Captions({ player, strings }: { player: Player; strings: VideoStrings }) {
  const cues = useMemo(() => parseVtt(strings.vtt), [strings.vtt])
  const text = usePlayerState(player, ({ time }) => cueAt(cues, time)?.text)
  return (
    <p className={styles.captions} lang={strings.language} dir="auto" aria-hidden>
      {text && <span className={styles.caption}>{text}</span>}
    </p>
  )
}
