export type VideoAddress = { kind: 'own'; src: string } | { kind: 'vimeo'; src: string };

type VideoSettings = {
  videoId: string;
  autoplay: boolean;
  loop: boolean;
  muted: boolean;
  controls: boolean;
  background: boolean;
  playInline: boolean;
  displayTitle: boolean;
  displayPortrait: boolean;
  accentColor?: string | undefined;
};

const vimeoHost = 'https://player.vimeo.com/video/';

/** CMS-055 where a film is: the host and its id. A number is a film at Vimeo; any other id is a file of the shop. */
export function videoAddress(video: VideoSettings, host = '/media/'): VideoAddress | undefined {
  const { videoId } = video;
  if (/^\d{1,20}$/.test(videoId)) return { kind: 'vimeo', src: `${vimeoHost}${videoId}?${vimeoQuery(video)}` };
  // A path that climbs, or an address of its own, would fetch something that is no film of the shop.
  return /^[\w-][\w./-]*\.(mp4|webm)$/.test(videoId) && !videoId.includes('..') ? { kind: 'own', src: host + videoId } : undefined;
}

function vimeoQuery(video: VideoSettings): string {
  const flag = (name: string, value: boolean): [string, string] => [name, value ? '1' : '0'];
  const accent = /^#[0-9a-f]{6}$/i.test(video.accentColor ?? '') ? [['color', video.accentColor!.slice(1)] as [string, string]] : [];
  return new URLSearchParams([
    ['dnt', '1'],
    flag('autoplay', video.autoplay),
    flag('loop', video.loop),
    flag('muted', video.muted),
    flag('controls', video.controls && !video.background),
    flag('background', video.background),
    flag('playsinline', video.playInline),
    flag('title', video.displayTitle),
    flag('portrait', video.displayPortrait),
    ...accent,
  ]).toString();
}
