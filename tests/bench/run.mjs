// `npm run bench` measures the app; `npm run bench -- peers` compares the wallet kit with others;
// `npm run bench -- apps` prints only what embedded apps take.
const isOf = (part) => process.argv.includes(part)
await import(isOf('peers') ? './peers/run.mjs' : isOf('apps') ? './appsAlone.mjs' : './figures.mjs')
