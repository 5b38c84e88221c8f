import { useEffect, useRef, useState } from 'react'
import type { UploadState } from './items.ts'

/** Sends a file; it rejects when that does not work, and stops when `signal` says so. */
export type Upload = (
  file: File,
  control: {
    readonly signal: AbortSignal
    /** Tells how much of it is there, from 0 to 100 percent. */
    readonly onProgress: (percent: number) => void
  },
) => Promise<unknown>

interface UploadsOptions {
  upload?: Upload
  onEnd: (file: File, status: 'done' | 'failed') => void
}

/** How many files go at the same time. */
const atOnce = 3

/** Sends files a few at a time, and knows how far each has come. */
export function useUploads({ upload, onEnd }: UploadsOptions) {
  const [states, setStates] = useState<ReadonlyMap<File, UploadState>>(new Map())
  const running = useRef(new Map<File, AbortController>())
  const waiting = useRef<File[]>([])
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
      all.clear()
    }
  }, [])

  const set = (file: File, state: UploadState) =>
    setStates((before) => {
      const known = before.get(file)
      const isSame = known?.status === state.status && known?.progress === state.progress
      return isSame ? before : new Map(before).set(file, state)
    })
  const send = async (file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(file, controller)
    set(file, { status: 'uploading', progress: 0 })
    const onProgress = (percent: number) => {
      if (!signal.aborted && running.current.get(file) === controller)
        set(file, { status: 'uploading', progress: Math.floor(Math.min(100, Math.max(0, percent))) })
    }
    let status: 'done' | 'failed' = 'done'
    try {
      await upload!(file, { signal, onProgress })
    } catch {
      status = 'failed'
    }
    if (signal.aborted) return
    running.current.delete(file)
    set(file, { status })
    onEnd(file, status)
    next()
  }
  const next = () => {
    while (running.current.size < atOnce) {
      const file = waiting.current.shift()
      if (!file) return
      void send(file)
    }
  }
  const stop = (file: File) => {
    running.current.get(file)?.abort()
    running.current.delete(file)
    waiting.current = waiting.current.filter((other) => other !== file)
  }
  return {
    stateOf: (file: File): UploadState => states.get(file) ?? {},
    start: (files: readonly File[]) => {
      if (!upload) return
      for (const file of files) set(file, { status: 'waiting' })
      waiting.current.push(...files)
      next()
    },
    cancel: (file: File) => {
      stop(file)
      set(file, { status: 'cancelled' })
      next()
    },
    forget: (file: File) => {
      stop(file)
      setStates((before) => new Map([...before].filter(([other]) => other !== file)))
      next()
    },
    forgetAll: () => {
      waiting.current = []
      for (const controller of running.current.values()) controller.abort()
      running.current.clear()
      setStates(new Map())
    },
  }
}
