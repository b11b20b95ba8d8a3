/** Our own line icons on a 24 px field; each is one path drawn with a 1.5 px stroke. */
export const icons = {
  menu: 'M3 8.5h18M3 15.5h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5',
  wishlist: 'M12 20S3.5 15 3.5 9.2A4.4 4.4 0 0 1 12 7.4a4.4 4.4 0 0 1 8.5 1.8C20.5 15 12 20 12 20z',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  basket: 'M5 8.5h14l.8 12H4.2zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  home: 'M4 11l8-7 8 7v9.5H4zM10 20.5v-6h4v6',
  down: 'M6 9.5l6 6 6-6',
  forward: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  arrow: 'M3.5 12h17M14.5 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.6 2.3 3.8 5.2 3.8 8.5s-1.2 6.2-3.8 8.5c-2.6-2.3-3.8-5.2-3.8-8.5S9.4 5.8 12 3.5z',
  delivery:
    'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5M6.5 16.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM17 16.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  return: 'M8 5L4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H8',
  needle: 'M20.5 3.5L8 16M20.5 3.5c-2.5 0-4 1-4.5 2.5M8 16c-2 2-4.5 4.5-4.5 4.5M8 16c3 0 4 1.5 3.5 3.5s-3 1.5-3 0 3-4.5 9-3.5',
  club: 'M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  gift: 'M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9S8 9 8 6.5 11 4.5 12 9zM12 9s4 0 4-2.5S13 4.5 12 9z',
  preferences: 'M3 7.5h11M18 7.5h3M3 16.5h3M10 16.5h11M14 5.5v4h4v-4zM6 14.5v4h4v-4z',
  parcel: 'M4 7.5l8-4 8 4v9l-8 4-8-4zM4 7.5l8 4 8-4M12 11.5v9',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.6c0-1.4 1.1-2.3 2.5-2.3s2.5.9 2.5 2.2c0 1.8-2.5 2-2.5 4M12 16.3v.4',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5l10 6.5-10 6.5z',
  profile: 'M3.5 5h17v14h-17zM9 9.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM6 16c.3-1.4 1.5-2 3-2s2.7.6 3 2M14.5 10h3.5M14.5 13.5h3.5',
  hanger: 'M9.8 6.2a2.2 2.2 0 1 1 3.2 2l-1 .6v1.7L21 16.2c1.2.8.7 2.3-.7 2.3H3.7c-1.4 0-1.9-1.5-.7-2.3l9-5.7',
  copy: 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4',
  size: 'M3 8.5h18v7H3zM7 8.5v3M11 8.5v3M15 8.5v3M19 8.5v3',
  thread: 'M3 17c5-10 8 4 12-4s4-6 6-6',
} as const;

export type IconName = keyof typeof icons;

/** Content names icons freely; what is not in the set is drawn as nothing. */
export const isIconName = (name: string | undefined): name is IconName => name !== undefined && Object.hasOwn(icons, name);
