import type { Examples, Probe } from '../../../../tests/conformance/example.ts'
import { exampleCaptions, exampleChapters, exampleSlides } from './example.tsx'
import { Transcript } from './Transcript.tsx'
import { usePlayer } from './usePlayer.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

function Player({ words, ...probe }: Probe & { words: string }) {
  const player = usePlayer({ duration: 59 })
  return (
    <VideoPlayer
      {...probe}
      player={player}
      title={words || 'Lecture'}
      slides={exampleSlides}
      captions={exampleCaptions}
      chapters={exampleChapters}
    />
  )
}

function Lines({ words, ...probe }: Probe & { words: string }) {
  const player = usePlayer({ duration: 59 })
  return <Transcript {...probe} player={player} captions={exampleCaptions} fileName={words || 'lecture'} />
}

export const examples: Examples = {
  VideoPlayer: (probe, words) => <Player {...probe} words={words} />,
  Transcript: (probe, words) => <Lines {...probe} words={words} />,
}
