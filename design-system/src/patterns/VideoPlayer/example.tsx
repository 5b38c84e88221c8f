import { Stack } from '../../layout/Stack/Stack.tsx'
import { Transcript } from './Transcript.tsx'
import { usePlayer } from './usePlayer.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const square = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="${hue}"/><circle cx="160" cy="100" r="60" fill="white"/></svg>`)}`

export const exampleSlides = [
  { at: 0, image: square('teal') },
  { at: 30, image: square('purple') },
]

const vtt = (...cues: readonly (readonly [number, number, string])[]) => {
  const stamp = (seconds: number) => `00:${String(seconds).padStart(2, '0')}.000`
  return ['WEBVTT', ...cues.map(([start, end, text]) => `${stamp(start)} --> ${stamp(end)}\n${text}`)].join(
    '\n\n',
  )
}

export const exampleCaptions = [
  {
    language: 'en',
    vtt: vtt([0, 10, 'Welcome to the lecture.'], [10, 30, 'Squint once.'], [30, 50, 'Now your turn.']),
  },
  {
    language: 'fr',
    vtt: vtt([0, 10, 'Bienvenue à la leçon.'], [10, 30, 'Plissez les yeux.'], [30, 50, 'À vous.']),
  },
  {
    language: 'ar',
    vtt: vtt([0, 10, 'أهلًا بكم في الدرس.'], [10, 30, 'ضيّقوا أعينكم.'], [30, 50, 'جاء دوركم.']),
  },
]
export const exampleChapters = [
  { language: 'en', vtt: vtt([0, 30, 'The idea'], [30, 59, 'Your turn']) },
  { language: 'ar', vtt: vtt([0, 30, 'الفكرة'], [30, 59, 'دورك الآن']) },
]

/** A lecture of a minute with its transcript. */
export function ExampleLecture({
  startAt,
  title = 'Contrast by lightness',
}: {
  startAt?: number
  title?: string
}) {
  const player = usePlayer({ duration: 59, startAt })
  return (
    <Stack>
      <VideoPlayer
        player={player}
        title={title}
        overline="2.3"
        slides={exampleSlides}
        captions={exampleCaptions}
        chapters={exampleChapters}
      />
      <Transcript player={player} captions={exampleCaptions} fileName="lecture" />
    </Stack>
  )
}
