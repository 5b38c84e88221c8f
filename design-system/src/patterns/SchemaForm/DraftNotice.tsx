import { Button } from '../../components/Button/Button.tsx'
import { Alert } from '../../components/Alert/Alert.tsx'
import { useFormWords } from '../../locale/useFormWords.ts'
import { useAgo } from './useAgo.ts'
import type { Draft } from './draft.ts'

interface DraftNoticeProps {
  draft: { offered: Draft | undefined; restore: () => void; drop: () => void }
}

/** Offers what somebody typed before and did not send. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const words = useFormWords()
  const ago = useAgo()
  if (!draft.offered) return null
  return (
    <Alert
      tone="info"
      title={words.draftTitle}
      isLive
      actions={
        <>
          <Button size="small" tone="info" variant="solid" onPress={draft.restore}>
            {words.draftRestore}
          </Button>
          <Button size="small" variant="plain" onPress={draft.drop}>
            {words.draftDiscard}
          </Button>
        </>
      }
    >
      {words.draft(ago(draft.offered.at))}
    </Alert>
  )
}
