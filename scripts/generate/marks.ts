// Extracts marks of tokens and networks from two icon packages, cleans them, and writes them as the
// files that the app serves, and the tables that say which contract and network each belongs to.
// Run it after a change in scripts/generate/marks/; its output is committed, so that no one else
// needs the packages.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unpackPackage } from '../build/unpackPackage.ts'
import { cleanSvg } from './cleanSvg.ts'
import { findContracts, readLists } from './marks/findContracts.ts'
import { writtenColors } from './marks/markColors.ts'
import { markedNetworks } from './marks/networks.ts'
import { networkTable } from './marks/networkTable.ts'
import { aaveIcons, aaveTokens, geckoTokens, optimismTokens, web3icons } from './marks/sources.ts'
import { markedCoins, markedTokens } from './marks/tokens.ts'

const work = mkdtempSync(path.join(tmpdir(), 'coffer-marks-'))
try {
  const tiles = unpackPackage(web3icons, work)
  const discs = readAaveIcons(unpackPackage(aaveIcons, work))
  const tile = (kind: string, name: string) =>
    /'(<svg[\s\S]*<\/svg>)/
      .exec(
        readFileSync(path.join(tiles, 'dist/svgs', kind, `background/${name}.svg.js`), 'utf8'),
      )?.[1]
      ?.replaceAll(String.raw`\n`, '')
  writePictures(
    'tokens',
    Object.entries({ ...markedTokens, ...markedCoins }).map(([name, { web3icon }]) => [
      name,
      web3icon === undefined ? discs.get(name) : tile('tokens', web3icon),
    ]),
  )
  writePictures(
    'networks',
    Object.keys(markedNetworks).map((name) => [name, tile('networks', name)]),
  )
  const lists = await readLists({
    aave: unpackPackage(aaveTokens, work),
    optimism: unpackPackage(optimismTokens, work),
    gecko: unpackPackage(geckoTokens, work),
  })
  const ours = new Set(
    Object.keys(JSON.parse(readFileSync('src/app/networks.json', 'utf8')) as object),
  )
  const rows = Object.entries(markedTokens).map(([name, token]) => {
    const found = Object.entries(findContracts(token, lists)).filter(([id]) => ours.has(id))
    if (found.length === 0) throw new Error(`No list confirms a contract of ${name}.`)
    return `  "${name}": ${JSON.stringify(Object.fromEntries(found))}`
  })
  writeFileSync('src/screens/core/marks/tokenMarks.json', `{\n${rows.join(',\n')}\n}\n`)
  writeFileSync('src/screens/core/marks/networkMarks.json', networkTable())
  writeFileSync('src/screens/core/marks/markColors.json', writtenColors())
} finally {
  rmSync(work, { recursive: true })
}

/** The pictures, from the sources in the package's source maps. */
function readAaveIcons(from: string): Map<string, string> {
  const found = new Map<string, string>()
  const folder = path.join(from, 'dist')
  for (const file of readdirSync(folder).filter((name) => /^chunk-.*\.map$/.test(name))) {
    const { sources, sourcesContent } = JSON.parse(
      readFileSync(path.join(folder, file), 'utf8'),
    ) as { sources: string[]; sourcesContent: string[] }
    for (const [index, source] of sources.entries()) {
      const name = /icons\/full\/build\/icon-(.+)\.icon\.ts$/.exec(source)?.[1]
      const svg = /(<svg[\s\S]*<\/svg>)/.exec(sourcesContent[index] ?? '')?.[1]
      if (name && svg) found.set(name, svg.replaceAll(String.raw`\"`, '"'))
    }
  }
  return found
}

function writePictures(
  kind: string,
  pictures: readonly (readonly [name: string, svg: string | undefined])[],
): void {
  const folder = path.join('public/marks', kind)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let size = 0
  for (const [name, svg] of pictures) {
    if (!svg) throw new Error(`No picture of ${name}`)
    const cleaned = `${cleanSvg(svg)}\n`
    size += cleaned.length
    writeFileSync(path.join(folder, `${name}.svg`), cleaned)
  }
  console.log(`${kind}: ${pictures.length} pictures, ${(size / 1024).toFixed(1)} KiB`)
}
