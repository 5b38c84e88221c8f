/** The speeds at which a video can be played, 1 as it was made. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** A rendition of the video. */
export interface VideoSource {
  /** The address of the file. */
  src: string
  /** Its type, such as 'video/webm'. */
  type: string
  /** How many lines high the picture is, such as 720. */
  height: number
}

/** What a player plays, and how it begins. */
export interface PlayerOptions {
  /** How long it is, in seconds. */
  duration: number
  /** The second to begin at. @default 0 */
  startAt?: number
  /** The video in one or several heights; without one that the browser can play, its slides are shown. @default none */
  sources?: readonly VideoSource[]
  /** The speed to begin with, one of `RATES`. @default 1 */
  rate?: number
  /** From 0 to 1. @default 1 */
  volume?: number
  /** @default false */
  isMuted?: boolean
}

/** How a player stands. */
export interface PlayerState {
  readonly isPlaying: boolean
  /** Whether it has been played since it is there. */
  readonly hasStarted: boolean
  readonly hasEnded: boolean
  /** In seconds. */
  readonly time: number
  readonly duration: number
  readonly rate: number
  /** From 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  /** The video that is shown, or nothing where its slides are. */
  readonly source: VideoSource | null
  /** Whether the video has something to hear. */
  readonly hasSound: boolean
}

const TICK = 200
const LEAST_STEP = 0.05

const canPlay = (type: string) =>
  typeof document !== 'undefined' && document.createElement('video').canPlayType(type) !== ''

/** A video's clock: it drives a video element, or runs by itself where slides stand for the video. */
export class Player {
  readonly sources: readonly VideoSource[]
  #state: PlayerState
  readonly #listeners = new Set<() => void>()
  #video: HTMLVideoElement | null = null
  #ticking: ReturnType<typeof setInterval> | undefined
  #since = 0

  constructor({ duration, startAt = 0, sources = [], rate = 1, volume = 1, isMuted = false }: PlayerOptions) {
    this.sources = sources.filter(({ type }) => canPlay(type))
    this.#state = {
      isPlaying: false,
      hasStarted: false,
      hasEnded: false,
      time: Math.min(Math.max(startAt, 0), duration),
      duration,
      rate,
      volume,
      isMuted,
      source: this.sources[0] ?? null,
      hasSound: false,
    }
  }

  readonly getState = () => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(changes: Partial<PlayerState>) {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }

  readonly play = () => {
    if (this.#state.hasEnded) this.seek(0)
    this.#set({ isPlaying: true, hasStarted: true })
    if (this.#video) void this.#video.play().catch(() => this.pause())
    else this.#startClock()
  }

  readonly pause = () => {
    this.#stopClock()
    this.#video?.pause()
    this.#set({ isPlaying: false })
  }

  readonly toggle = () => (this.#state.isPlaying ? this.pause() : this.play())

  /** Goes to a second. */
  readonly seek = (seconds: number) => {
    const time = Math.min(Math.max(seconds, 0), this.#state.duration)
    if (this.#video) this.#video.currentTime = time
    this.#since = performance.now()
    this.#set({ time, hasEnded: time >= this.#state.duration })
  }

  /** Goes forward by some seconds, or back. */
  readonly skip = (seconds: number) => this.seek(this.#state.time + seconds)

  readonly setRate = (rate: number) => {
    this.#advance()
    if (this.#video) this.#video.playbackRate = rate
    this.#set({ rate })
  }

  readonly setVolume = (wanted: number) => {
    const volume = Math.min(Math.max(wanted, 0), 1)
    if (this.#video) Object.assign(this.#video, { volume, muted: false })
    this.#set({ volume, isMuted: false })
  }

  readonly setMuted = (isMuted: boolean) => {
    if (this.#video) this.#video.muted = isMuted
    this.#set({ isMuted })
  }

  /** Shows the video in another height, from the same second on. */
  readonly setSource = (source: VideoSource) => this.#set({ source })

  /** The slides stand in for a video that cannot be shown. */
  readonly giveUpVideo = () => {
    const { isPlaying } = this.#state
    this.#video = null
    this.#set({ source: null, hasSound: false })
    if (isPlaying) this.#startClock()
  }

  /** Drives a video element for as long as it is there. */
  readonly attach = (video: HTMLVideoElement) => {
    this.#stopClock()
    this.#video = video
    const { rate, volume, isMuted } = this.#state
    const begin = () => {
      video.currentTime = this.#state.time
      Object.assign(video, { playbackRate: rate, volume, muted: isMuted })
      if (this.#state.isPlaying) void video.play().catch(() => this.pause())
    }
    const follow = () => {
      if (video.readyState === 0) return
      const { duration } = this.#state
      const time = Math.min(video.currentTime, duration)
      const hasEnded = time >= duration || video.ended
      this.#set({ time, hasEnded })
      if (hasEnded) this.pause()
    }
    const onPlay = () => this.#set({ isPlaying: true, hasStarted: true })
    const onPause = () => this.#video === video && this.#set({ isPlaying: false })
    video.addEventListener('loadedmetadata', begin)
    video.addEventListener('timeupdate', follow)
    video.addEventListener('ended', follow)
    video.addEventListener('play', onPlay)
    video.addEventListener('pause', onPause)
    video.addEventListener('error', this.giveUpVideo)
    if (video.readyState > 0) begin()
    return () => {
      if (this.#video === video) this.#video = null
      video.removeEventListener('loadedmetadata', begin)
      video.removeEventListener('timeupdate', follow)
      video.removeEventListener('ended', follow)
      video.removeEventListener('play', onPlay)
      video.removeEventListener('pause', onPause)
      video.removeEventListener('error', this.giveUpVideo)
    }
  }

  /** Stops whatever runs, as when the player leaves the page. */
  readonly rest = () => {
    this.#stopClock()
    if (this.#state.isPlaying) this.#set({ isPlaying: false })
  }

  #startClock() {
    this.#since = performance.now()
    this.#ticking ??= setInterval(() => this.#advance(), TICK)
  }

  #stopClock() {
    clearInterval(this.#ticking)
    this.#ticking = undefined
  }

  #advance() {
    if (this.#ticking === undefined) return
    const now = performance.now()
    const step = ((now - this.#since) / 1000) * this.#state.rate
    if (step < LEAST_STEP) return
    this.#since = now
    const time = Math.min(this.#state.time + step, this.#state.duration)
    const hasEnded = time >= this.#state.duration
    if (hasEnded) this.#stopClock()
    this.#set({ time, hasEnded, isPlaying: !hasEnded })
  }
}
