/**
 * A page with the pictures of a theme, one row per screen.
 * @param {string} theme
 * @param {readonly { name: string, shift: number, pictures: readonly { file: string, width: number,
 *   overflow: number }[] }[]} rows `shift` is the layout shift while loading (0 is none),
 *   `overflow` the pixels of horizontal scrolling.
 */
export function contactSheet(theme, rows) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens, ${theme}</title>
<style>
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #888; color: #000 }
  section { display: flex; gap: 16px; align-items: flex-start; margin-block-end: 32px }
  figure { margin: 0 }
  figcaption { font-size: 12px }
  img { display: block; inline-size: 100% }
  strong { color: #800 }
</style>
<h1>Screens, ${theme}</h1>
${rows.map(screen).join('\n')}
</html>
`
}

const scale = 0.44

function screen({ name, shift, pictures }) {
  const moved = shift > 0.001 ? ` <strong>layout shift ${shift.toFixed(3)}</strong>` : ''
  const shown = pictures.map(picture).join('') || '<strong>did not come</strong>'
  return `<h2>${name}${moved}</h2>\n<section>${shown}</section>`
}

function picture({ file, width, overflow }) {
  const problem = overflow > 0 ? ` <strong>scrolls sideways by ${overflow} px</strong>` : ''
  return `<figure style="inline-size: ${width * scale}px"><img src="${file}" alt="">
<figcaption>${width} px${problem}</figcaption></figure>`
}
