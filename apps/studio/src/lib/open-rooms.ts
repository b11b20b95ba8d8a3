import { createContext, use } from 'react';
import { isRoom, paths, type RoomName } from './router.ts';

/** The rooms that the member may open. */
export const OpenRooms = createContext<ReadonlySet<RoomName>>(new Set());

/** The address of a room by its name; undefined where it is closed to the member. */
export type RoomLink = (name: string, rest?: readonly string[], query?: Readonly<Record<string, string>>) => string | undefined;

export function useRoomLink(): RoomLink {
  const open = use(OpenRooms);
  return (name, rest = [], query = {}) => {
    if (!isRoom(name) || !open.has(name)) return undefined;
    const search = new URLSearchParams(query).toString();
    return paths.room(name, ...rest) + (search && `?${search}`);
  };
}
