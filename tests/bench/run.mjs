// `npm run bench` measures the app; `npm run bench -- peers` compares the wallet kit with others;
// `npm run bench -- apps` prints only what embedded apps take, `npm run bench -- find` the search;
// `npm run bench -- tests` how long the tests take.
const benches = {
  peers: './peers/run.mjs',
  apps: './appsAlone.mjs',
  find: './findAlone.mjs',
  tests: './tests.ts',
}
const asked = Object.keys(benches).find((name) => process.argv[2] === name)
await import(asked ? benches[asked] : './figures.mjs')
