import { Button } from '../../components/Button/Button.tsx'
import { Alert } from '../../components/Alert/Alert.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { useAgo } from './useAgo.ts'
import type { Draft } from './draft.ts'

interface DraftNoticeProps {
  draft: { offered: Draft | undefined; restore: () => void; drop: () => void }
}

/** Offers what somebody typed before and did not send. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const strings = useFormStrings()
  const ago = useAgo()
  if (!draft.offered) return null
  return (
    <Alert
      tone="info"
      title={strings.draftTitle}
      isLive
      actions={
        <>
          <Button size="small" tone="info" variant="solid" onPress={draft.restore}>
            {strings.draftRestore}
          </Button>
          <Button size="small" variant="plain" onPress={draft.drop}>
            {strings.draftDiscard}
          </Button>
        </>
      }
    >
      {strings.draft(ago(draft.offered.at))}
    </Alert>
  )
}
