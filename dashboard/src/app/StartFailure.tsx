import { Alert } from '@data1522/design-system/Alert'
import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'

/** In words of its own, since it is the words that did not come. */
const words = {
  en: ['The page could not be loaded. Check the connection.', 'Try again'],
  fr: ['La page n’a pas pu être chargée. Vérifiez la connexion.', 'Réessayer'],
  ar: ['تعذّر تحميل الصفحة. تحقّق من الاتصال.', 'إعادة المحاولة'],
} as const

/** What a page shows that has nothing yet and could not start, with another try. */
export function StartFailure() {
  const spoken = document.documentElement.lang as keyof typeof words
  const [said, again] = words[spoken] ?? words.en
  return (
    <Box padding="cardPadding">
      <Stack gap={16}>
        <Alert tone="danger" isLive>
          {said}
        </Alert>
        <Box>
          <Button onPress={() => location.reload()}>{again}</Button>
        </Box>
      </Stack>
    </Box>
  )
}
