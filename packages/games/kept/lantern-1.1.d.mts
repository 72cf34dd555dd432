export declare const game: import('@majlis/kernel').AnyGame;
