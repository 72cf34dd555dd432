declare module '*.rulebook' {
  const sections: readonly import('../../rulebook.ts').Section[];
  export default sections;
}
