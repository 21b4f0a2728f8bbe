// Takes the pictures of wallets out of two packages of icons, cleans them, and writes them where the kit loads them from. Run it after a change in
// scripts/generate/walletIcons/sources.ts; what it writes is committed, so that nobody else needs the packages.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unpackPackage } from '../build/unpackPackage.ts'
import { cleanSvg } from './walletIcons/cleanSvg.ts'
import { browserWallet, onTile, places, simpleIcons, web3icons } from './walletIcons/sources.ts'

const work = mkdtempSync(path.join(tmpdir(), 'coffer-icons-'))
try {
  const tiles = unpackPackage(web3icons, work)
  const brave = /<path d="[^"]+"\/>/.exec(readFileSync(path.join(unpackPackage(simpleIcons, work), 'icons/brave.svg'), 'utf8'))?.[0]
  if (!brave) throw new Error('Simple Icons has Brave in another shape than before.')
  const fromTiles = (wanted: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(wanted).map(([id, place]) => [id, readTile(tiles, place)]))
  write('popularIcons', {
    injected: browserWallet,
    ...fromTiles(places.popularIcons),
    brave: onTile(brave.replace('<path', '<path fill="#fb542b" transform="translate(4.8 4.8)scale(.6)"')),
  })
  write('moreIcons', fromTiles(places.moreIcons))
} finally {
  rmSync(work, { recursive: true })
}

/** web3icons keeps each picture as a text in a module, which is read here and not run. */
function readTile(from: string, place: string): string {
  const [folder, name] = place.split('/')
  const text = readFileSync(path.join(from, 'dist/svgs', folder ?? '', 'background', `${name}.svg.js`), 'utf8')
  const svg = /'(<svg[\s\S]*<\/svg>)/.exec(text)?.[1]
  if (!svg) throw new Error(`No picture in ${place}`)
  return svg.replaceAll(String.raw`\n`, '')
}

function write(name: string, pictures: Readonly<Record<string, string>>): void {
  const lines = Object.entries(pictures).map(([id, svg]) => `  ${/^\d/.test(id) ? `'${id}'` : id}: '${cleanSvg(svg)}',\n`)
  const text = `// Written by scripts/generate/walletIcons.ts; the sources and their licences are in NOTICE.\n\n/** Pictures of wallets by their ids. */\nexport const ${name}: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
  writeFileSync(`src/wallet/catalog/icons/${name}.ts`, text)
  console.log(`${name}: ${lines.length} pictures, ${(text.length / 1024).toFixed(1)} KiB`)
}
