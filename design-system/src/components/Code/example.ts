export const component = `import { Button } from '@data1522/design-system/Button'

/** Asks before it deletes. */
export function DeleteUser({ name, onDelete }: DeleteUserProps) {
  const [tries, setTries] = useState(3)
  return (
    <Button tone="danger" variant="solid" isDisabled={!name} onPress={onDelete}>
      {\`Delete \${name}\`}
    </Button>
  )
}
`
export const data = `{
  "id": 4811,
  "shop": "Northern Light",
  "isPaid": true,
  "note": null
}`
export const rules = `.card:hover {
  border-radius: 14px;
  color: var(--ds-color-ink);
}`
export const page = `<!-- The start of every page -->
<html lang="ar" dir="rtl">
  <title>DATA1522</title>
</html>`
export const commands = `# Builds everything and tests it
npm ci && npm test -- "lint types"`
export const longLine =
  'curl --header "Authorization: Bearer $TOKEN" https://api.example.com/v1/users?role=editor&status=active&page=2 --output users.json'
