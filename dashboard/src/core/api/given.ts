/** Takes over the answers in the page that the build has drawn the page with; they are asked for again at once. */
export async function takeGiven() {
  const text = document.getElementById('given')?.textContent
  if (!text) return
  const { queryClient } = await import('./query-client.ts')
  for (const [key, data] of JSON.parse(text) as [string[], unknown][])
    queryClient.setQueryData(key, data, { updatedAt: 0 })
}
