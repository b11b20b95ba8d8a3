import { CanvasBlock } from './canvas/canvas.tsx';
import { ImageCarouselBlock } from './image-carousel/image-carousel.tsx';
import { VideoBlock } from './video/video.tsx';
import type { ViewsOf } from './view.ts';

/** Pictures and films beyond a single one. */
export const mediaViews = {
  canvas: CanvasBlock,
  imageCarousel: ImageCarouselBlock,
  video: VideoBlock,
  vimeoVideo: VideoBlock,
} satisfies ViewsOf<'media'>;
