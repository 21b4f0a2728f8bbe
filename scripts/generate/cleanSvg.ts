// Allowed content of an icon. Anything else could run scripts, load resources, or use the page's
// styles.
const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polygon',
  'polyline',
  'defs',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
])
const attributes = new Set([
  'xmlns',
  'viewBox',
  'id',
  'd',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-path',
  'clip-rule',
  'mask',
  'mask-type',
  'maskUnits',
  'opacity',
  'transform',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'fx',
  'fy',
  'width',
  'height',
  'points',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
])
const rootOnly =
  /^(?:width|height|class|role|style|xml:space|version|data-name|preserveAspectRatio)$/
const wholePicture = new RegExp(
  String.raw`<g clip-path="url\(#([\w.-]+)\)">([\s\S]*)</g><defs><clipPath id="\1">` +
    String.raw`<path fill="#fff" d="M0 0h24v24H0z"/></clipPath>([\s\S]*?)</defs>`,
)

/**
 * Normalizes an icon: only shapes and colors, no whitespace, short IDs. Removes the root's size,
 * class and title.
 * @throws for forbidden content: scripts, styles, text, links, other files
 */
export function cleanSvg(svg: string): string {
  const tags = svg.replaceAll(/<title>[^<]*<\/title>/g, '').match(/<[^>]*>|[^<]+/g) ?? []
  const kept = tags.map((part) => (part.startsWith('<') ? cleanTag(part) : blank(part))).join('')
  return shortIds(withoutClip(kept))
}

function blank(text: string): string {
  if (text.trim() !== '') throw new Error(`A picture holds text: ${text.trim()}`)
  return ''
}

function cleanTag(tag: string): string {
  const [, close = '', name = '', rest = '', end = ''] =
    /^<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>$/.exec(tag) ?? []
  if (!elements.has(name)) throw new Error(`A picture holds ${tag}`)
  const pairs = [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].filter(
    ([, key = '']) => !(name === 'svg' && rootOnly.test(key)),
  )
  const cleaned = pairs.map(([, key = '', value = '']) => ` ${cleanPair(key, value)}`)
  return `<${close}${name}${cleaned.join('')}${end}>`
}

function cleanPair(key: string, value: string): string {
  if (!attributes.has(key)) throw new Error(`A picture has the attribute ${key}`)
  const points = value.replaceAll(/url\(#[\w.-]+\)/g, '')
  if (/url|[&:\\]/i.test(key === 'xmlns' ? '' : points))
    throw new Error(`A picture points elsewhere: ${key}="${value}"`)
  return `${key}="${value}"`
}

/** A clip path that leaves the whole icon visible is useless. */
function withoutClip(svg: string): string {
  const [whole, id = '', shapes = '', others = ''] = wholePicture.exec(svg) ?? []
  if (whole === undefined || shapes.includes(`#${id})`)) return svg
  return svg.replace(whole, () => (others === '' ? shapes : `${shapes}<defs>${others}</defs>`))
}

function shortIds(svg: string): string {
  const ids = [...svg.matchAll(/ id="([\w.-]+)"/g)].map(([, id = '']) => id)
  const short = new Map(ids.map((id, index) => [id, `i${index.toString(36)}`] as const))
  return svg
    .replaceAll(/ id="([\w.-]+)"/g, (_, id: string) => ` id="${short.get(id)}"`)
    .replaceAll(/url\(#([\w.-]+)\)/g, (_, id: string) => `url(#${short.get(id) ?? id})`)
}
