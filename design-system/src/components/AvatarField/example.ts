/** A photograph as far as the browser is concerned: a PNG of 640 by 480 px, drawn on the spot. */
export async function drawnPhoto(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')!
  const sky = context.createLinearGradient(0, 0, 0, 480)
  sky.addColorStop(0, 'steelblue')
  sky.addColorStop(1, 'bisque')
  context.fillStyle = sky
  context.fillRect(0, 0, 640, 480)
  for (const [x, y, radius, colour] of [
    [320, 190, 90, 'peru'],
    [320, 480, 190, 'seagreen'],
    [120, 110, 46, 'gold'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob!], 'holiday.png', { type: 'image/png', lastModified: 1_700_000_000_000 })
}
